def crc_of_bytes(data, polynomial, width):
    if width < 8 or not 0 <= polynomial < 2**width or any(byte not in range(256) for byte in data):
        return None
    # Divide the whole message, followed by width zero bits, by the full polynomial.
    divisor = 2**width + polynomial
    remainder = int.from_bytes(bytes(data), "big") * 2**width
    while remainder.bit_length() > width:
        remainder ^= divisor << (remainder.bit_length() - divisor.bit_length())
    return remainder
