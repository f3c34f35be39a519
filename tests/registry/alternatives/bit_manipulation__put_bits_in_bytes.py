def put_bits_in_bytes(data, offset, width, value):
    bits = "".join(format(byte, "08b") for byte in data)
    digits = format(value, "b").zfill(width)
    if width <= 0 or offset not in range(len(bits) - width + 1) or len(digits) != width or value < 0:
        return None
    bits = bits[:offset] + digits + bits[offset + width :]
    return [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
