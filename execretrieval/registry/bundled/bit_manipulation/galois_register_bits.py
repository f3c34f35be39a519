"""First output bits of a Galois shift register moving right: the lowest bit comes out and, when 1, the taps are applied by exclusive or. A zero state, or state or taps beyond the register width, gives None."""


def clocked(state, taps):
    shifted = state >> 1
    return shifted ^ taps if state & 1 else shifted


def galois_register_bits(state, taps, width, count):
    if state == 0 or state >> width or taps >> width:
        return None
    bits = []
    for _ in range(count):
        bits.append(state & 1)
        state = clocked(state, taps)
    return bits


assert galois_register_bits(1, 0b1100, 4, 15) == [1, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0]
assert galois_register_bits(0b1010, 0b1100, 4, 6) == [0, 1, 0, 1, 1, 1]
assert galois_register_bits(0b110, 0b101, 3, 7) == [0, 1, 0, 0, 1, 1, 1]
assert galois_register_bits(0b100, 0, 3, 5) == [0, 0, 1, 0, 0]
assert galois_register_bits(15, 0b1001, 4, 1) == [1]
assert galois_register_bits(15, 0b1001, 4, 0) == []
assert galois_register_bits(0, 0b1100, 4, 3) is None
assert galois_register_bits(16, 0b1100, 4, 3) is None
assert galois_register_bits(-1, 0b1100, 4, 3) is None
assert galois_register_bits(1, 0b11100, 4, 3) is None
assert galois_register_bits(1, 0b1111, 4, 3) == [1, 1, 0]
