"""Probe a sorted list at the 1st, 2nd, 4th, 8th place and so on until a value is not below the target. Return the lowest and highest possible leftmost insertion point and the probes, zero for an empty list."""


def gallop_window(values, target):
    probes = 0
    place = 1
    while place <= len(values):
        probes += 1
        if values[place - 1] >= target:
            break
        place *= 2
    return place // 2, min(place - 1, len(values)), probes


assert gallop_window([10, 20, 30, 40, 50], 5) == (0, 0, 1)
assert gallop_window([10, 20, 30, 40, 50], 10) == (0, 0, 1)
assert gallop_window([10, 20, 30, 40, 50], 11) == (1, 1, 2)
assert gallop_window([10, 20, 30, 40, 50], 20) == (1, 1, 2)
assert gallop_window([10, 20, 30, 40, 50], 21) == (2, 3, 3)
assert gallop_window([10, 20, 30, 40, 50], 40) == (2, 3, 3)
assert gallop_window([10, 20, 30, 40, 50], 41) == (4, 5, 3)
assert gallop_window([10, 20, 30, 40, 50], 99) == (4, 5, 3)
assert gallop_window([1, 1, 1, 1, 1, 1, 1, 9], 9) == (4, 7, 4)
assert gallop_window([1, 2], 3) == (2, 2, 2)
assert gallop_window([], 1) == (0, 0, 0)
