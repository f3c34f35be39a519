"""Decode rotary encoder readings in the Gray cycle 0, 1, 3, 2 to detents, rounded down, steps left over, and errors: jumps across the cycle, which count no step. Fewer than one step per detent gives None."""

from itertools import pairwise

CYCLE = (0, 1, 3, 2)


def turn_between(before, after):
    return (CYCLE.index(after) - CYCLE.index(before)) % 4


def encoder_detents(readings, steps_per_detent):
    if steps_per_detent < 1:
        return None
    steps = errors = 0
    for before, after in pairwise(readings):
        turn = turn_between(before, after)
        if turn == 2:
            errors += 1
            continue
        steps += -1 if turn == 3 else turn
    detents, rest = divmod(steps, steps_per_detent)
    return detents, rest, errors


assert encoder_detents([0, 1, 3, 2, 0], 4) == (1, 0, 0)
assert encoder_detents([0, 1, 3, 2, 0, 1], 4) == (1, 1, 0)
assert encoder_detents([0, 2, 3, 1, 0], 2) == (-2, 0, 0)
assert encoder_detents([0, 2], 4) == (-1, 3, 0)
assert encoder_detents([1, 1, 3, 3], 1) == (1, 0, 0)
assert encoder_detents([0, 3], 1) == (0, 0, 1)
assert encoder_detents([1, 2, 0], 1) == (1, 0, 1)
assert encoder_detents([0, 1, 0, 2], 1) == (-1, 0, 0)
assert encoder_detents([2], 1) == (0, 0, 0)
assert encoder_detents([], 3) == (0, 0, 0)
assert encoder_detents([0, 1], 0) is None
