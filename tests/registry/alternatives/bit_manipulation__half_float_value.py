import struct


def half_float_value(word):
    try:
        (value,) = struct.unpack(">e", word.to_bytes(2, "big"))
    except OverflowError:
        return None
    return value if value == value else None
