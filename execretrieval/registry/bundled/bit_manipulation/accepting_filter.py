"""Position of the first CAN bus filter, a code, a mask of bits that must agree and whether for extended frames, that accepts an identifier, else -1. Identifiers that do not fit 11 bits, or 29 if extended, give None."""


def accepting_filter(identifier, extended, filters):
    if identifier >> (29 if extended else 11):
        return None
    for position, (code, mask, for_extended) in enumerate(filters):
        if for_extended != extended:
            continue
        if (identifier ^ code) & mask == 0:
            return position
    return -1


assert accepting_filter(0x123, False, [(0x123, 0x7FF, False)]) == 0
assert accepting_filter(0x123, False, [(0x120, 0x7FF, False)]) == -1
assert accepting_filter(0x123, False, [(0x120, 0x7F0, False)]) == 0
assert accepting_filter(0x123, False, [(0x12F, 0x0F0, False)]) == 0
assert (
    accepting_filter(0x123, False, [(0x723, 0x7FF, False), (0, 0, False), (0x123, 0x7FF, False)])
    == 1
)
assert accepting_filter(0x123, True, [(0x123, 0x7FF, False), (0x123, 0x7FF, True)]) == 1
assert accepting_filter(0x123, False, [(0x123, 0x7FF, True)]) == -1
assert accepting_filter(0x7FF, False, [(0, 0, False)]) == 0
assert accepting_filter(0x800, False, [(0, 0, False)]) is None
assert accepting_filter(0x1FFFFFFF, True, [(0, 1 << 28, True), (1, 1, True)]) == 1
assert accepting_filter(0x20000000, True, [(0, 0, True)]) is None
assert [accepting_filter(number, False, []) for number in (5, -1)] == [-1, None]
