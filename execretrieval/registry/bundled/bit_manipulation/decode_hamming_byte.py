"""Decode an extended Hamming code, positions 1 to 8 from the lowest bit with overall parity in 8, to data bits 3, 5, 6, 7 lowest first, repairing one flip; two flips or a value beyond a byte give None."""


def bit_at(word, position):
    return word >> (position - 1) & 1


def syndrome_of(word):
    syndrome = 0
    for position in range(1, 8):
        if bit_at(word, position):
            syndrome ^= position
    return syndrome


def decode_hamming_byte(word):
    if word < 0 or word > 255:
        return None
    syndrome = syndrome_of(word)
    odd = word.bit_count() % 2
    # One flip always makes the number of set bits odd, two flips leave it even.
    if syndrome and not odd:
        return None
    if syndrome:
        word ^= 1 << (syndrome - 1)
    data = 0
    for place, position in enumerate((3, 5, 6, 7)):
        data += bit_at(word, position) << place
    return data


assert decode_hamming_byte(0) == 0
assert decode_hamming_byte(0b10000111) == 1
assert decode_hamming_byte(0b10011001) == 2
assert decode_hamming_byte(0b10101010) == 4
assert decode_hamming_byte(0b01001011) == 8
assert decode_hamming_byte(255) == 15
assert decode_hamming_byte(0b10010111) == 1
assert decode_hamming_byte(0b10101011) == 4
assert decode_hamming_byte(0b11001011) == 8
assert decode_hamming_byte(0b10011010) is None
assert decode_hamming_byte(256) is None
assert decode_hamming_byte(-1) is None
