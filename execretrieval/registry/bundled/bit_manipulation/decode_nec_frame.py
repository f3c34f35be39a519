"""Address and command of a 32-bit infrared frame, lowest byte first: address, its inverse, command, its inverse. A second byte that is no inverse extends the address; a mismatched command or a frame not fitting gives None."""


def byte_at(frame, index):
    return frame >> (8 * index) & 0xFF


def inverse_of(byte):
    return byte ^ 0xFF


def decode_nec_frame(frame):
    if frame >> 32:
        return None
    address, command = byte_at(frame, 0), byte_at(frame, 2)
    if byte_at(frame, 3) != inverse_of(command):
        return None
    high = byte_at(frame, 1)
    if high == inverse_of(address):
        return address, command
    return address + (high << 8), command


assert decode_nec_frame(0xF708FB04) == (0x04, 0x08)
assert decode_nec_frame(0x00FFFF00) == (0x00, 0xFF)
assert decode_nec_frame(0xFF00FF00) == (0x00, 0x00)
assert decode_nec_frame(0xBA4506A5) == (0x06A5, 0x45)
assert decode_nec_frame(0xBA454545) == (0x4545, 0x45)
assert decode_nec_frame(0xBA45FE00) == (0xFE00, 0x45)
assert decode_nec_frame(0xBA4400FF) is None
assert decode_nec_frame(0x4545BA45) is None
assert decode_nec_frame(0x1_BA45BA45) is None
assert decode_nec_frame(0) is None
assert decode_nec_frame(-0x45BA00FF) is None
