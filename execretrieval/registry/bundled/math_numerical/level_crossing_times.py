"""Exact times at which a signal, sampled at whole times from 0 and joined straight, passes a level, each with 1 for rising or -1 for falling. A stretch on the level counts at its start if the sides differ."""

from fractions import Fraction


def crossing_in_step(before, after):
    return Fraction(before, before - after)


def level_crossing_times(samples, level):
    crossings = []
    side, touched = 0, None
    for time, height in enumerate(samples):
        above = height - level
        new_side = (above > 0) - (above < 0)
        if new_side == 0:
            touched = time if touched is None else touched
            continue
        if side == -new_side:
            step_before = samples[time - 1] - level
            reached = time - 1 + crossing_in_step(step_before, above)
            crossings.append((reached if touched is None else touched, new_side))
        side, touched = new_side, None
    return crossings


assert level_crossing_times([0, 4], 1) == [(0.25, 1)]
assert level_crossing_times([4, 0, 3], 1) == [(0.75, -1), (Fraction(4, 3), 1)]
assert level_crossing_times([0, 2, 4], 2) == [(1, 1)]
assert level_crossing_times([0, 2, 2, 2, 3], 2) == [(1, 1)]
assert level_crossing_times([0, 2, 2, 0, 3], 2) == [(Fraction(11, 3), 1)]
assert level_crossing_times([2, 2, 5, 1], 2) == [(2.75, -1)]
assert level_crossing_times([5, 2, 4, 2, 0], 2) == [(3, -1)]
assert level_crossing_times([-1, 1, -1], 0) == [(0.5, 1), (1.5, -1)]
assert level_crossing_times([1, 3, 2], 0) == []
assert level_crossing_times([3, 2], 2) == []
assert level_crossing_times([], 2) == []
