"""Brightness after presses of given durations on an unlit lamp: short ones toggle it at its last level, first the top; long ones light it and move a step per tick from the mark, alternately down and up, least 1."""


def dimmer_levels(presses, long_from, top):
    level = top
    lit = False
    rising = True
    trace = []
    for duration in presses:
        if duration < long_from:
            lit = not lit
        else:
            rising = not rising
            steps = duration - long_from + 1
            level = min(level + steps, top) if rising else max(level - steps, 1)
            lit = True
        trace.append(level if lit else 0)
    return trace


assert dimmer_levels([1, 1, 1], 3, 9) == [9, 0, 9]
assert dimmer_levels([3], 3, 9) == [8]
assert dimmer_levels([2], 3, 9) == [9]
assert dimmer_levels([5, 1, 1], 3, 9) == [6, 0, 6]
assert dimmer_levels([5, 3, 4], 3, 9) == [6, 7, 5]
assert dimmer_levels([9, 9], 3, 9) == [2, 9]
assert dimmer_levels([11, 3], 3, 9) == [1, 2]
assert dimmer_levels([10, 12], 3, 9) == [1, 9]
assert dimmer_levels([1, 4, 1, 3], 3, 9) == [9, 7, 0, 8]
assert dimmer_levels([3, 4], 3, 1) == [1, 1]
assert dimmer_levels([], 3, 9) == []
