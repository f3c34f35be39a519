"""Decode differential Manchester samples packed in a word, two per bit, earliest highest: no change of level before a bit means 1. A bit without a change in its middle makes everything None; zero bits give an empty list."""


def sample_at(word, position):
    return word >> position & 1


def decode_level_changes(word, count, level_before):
    bits = []
    for position in range(count - 1, -1, -1):
        early = sample_at(word, 2 * position + 1)
        late = sample_at(word, 2 * position)
        if early == late:
            return None
        bits.append(1 if early == level_before else 0)
        level_before = late
    return bits


assert decode_level_changes(0b01, 1, 0) == [1]
assert decode_level_changes(0b01, 1, 1) == [0]
assert decode_level_changes(0b10, 1, 1) == [1]
assert decode_level_changes(0b10, 1, 0) == [0]
assert decode_level_changes(0b0110, 2, 0) == [1, 1]
assert decode_level_changes(0b0101, 2, 0) == [1, 0]
assert decode_level_changes(0b10100101, 4, 1) == [1, 0, 1, 0]
assert decode_level_changes(0b1101, 1, 0) == [1]
assert decode_level_changes(0b1101, 2, 0) is None
assert decode_level_changes(0b0100, 2, 0) is None
assert decode_level_changes(0b01, 0, 0) == []
