def encode(nibble):
    bits = {3: nibble & 1, 5: nibble >> 1 & 1, 6: nibble >> 2 & 1, 7: nibble >> 3 & 1}
    for parity in (1, 2, 4):
        bits[parity] = sum(bit for position, bit in list(bits.items()) if position & parity) % 2
    bits[8] = sum(bits.values()) % 2
    return sum(bit * 2 ** (position - 1) for position, bit in bits.items())


def decode_hamming_byte(word):
    if word not in range(256):
        return None
    for nibble in range(16):
        if bin(encode(nibble) ^ word).count("1") <= 1:
            return nibble
    return None
