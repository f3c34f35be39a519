"""Whole litres of a weak and of a strong solution that make a given volume of at least the wanted per cent strength using the strong one least. A strength above the strong one's, or a negative volume, gives None."""


def ceiling_quotient(top, bottom):
    return -(-top // bottom)


def mix_to_strength(weak, strong, wanted, volume):
    if wanted > strong or volume < 0:
        return None
    if wanted <= weak:
        return volume, 0
    needed = ceiling_quotient((wanted - weak) * volume, strong - weak)
    return volume - needed, needed


assert mix_to_strength(10, 30, 20, 10) == (5, 5)
assert mix_to_strength(10, 30, 15, 8) == (6, 2)
assert mix_to_strength(10, 30, 15, 9) == (6, 3)
assert mix_to_strength(0, 96, 40, 12) == (7, 5)
assert mix_to_strength(10, 30, 30, 7) == (0, 7)
assert mix_to_strength(10, 30, 31, 7) is None
assert mix_to_strength(10, 30, 10, 7) == (7, 0)
assert mix_to_strength(10, 30, 5, 7) == (7, 0)
assert mix_to_strength(20, 20, 20, 4) == (4, 0)
assert mix_to_strength(10, 30, 11, 1) == (0, 1)
assert mix_to_strength(10, 30, 20, 0) == (0, 0)
assert mix_to_strength(10, 30, 20, -1) is None
