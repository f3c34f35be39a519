def decode_nec_frame(frame):
    if not 0 <= frame < 2**32:
        return None
    address, high, command, check = frame.to_bytes(4, "little")
    if command + check != 255:
        return None
    if address + high != 255:
        address = 256 * high + address
    return address, command
