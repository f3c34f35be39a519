"""Positions of samples worth storing: the first, the last, and each that rose by more than one limit or fell by more than another since the last stored one. No samples give an empty list."""


def trim_deadband(values, rise, fall):
    stored = []
    for position, value in enumerate(values):
        if stored and position < len(values) - 1:
            change = value - values[stored[-1]]
            if -fall <= change <= rise:
                continue
        stored.append(position)
    return stored


assert trim_deadband([10, 12, 13, 13], 2, 5) == [0, 2, 3]
assert trim_deadband([10, 12, 12, 12], 2, 5) == [0, 3]
assert trim_deadband([10, 5, 4, 4], 2, 5) == [0, 2, 3]
assert trim_deadband([10, 5, 5, 9], 2, 5) == [0, 3]
assert trim_deadband([0, 2, 4, 6, 8, 8], 3, 3) == [0, 2, 4, 5]
assert trim_deadband([0, 9, 0, 9, 0], 8, 8) == [0, 1, 2, 3, 4]
assert trim_deadband([1, 1, 2, 2], 0, 0) == [0, 2, 3]
assert trim_deadband([4, 4], 1, 1) == [0, 1]
assert trim_deadband([4], 1, 1) == [0]
assert trim_deadband([], 1, 1) == []
