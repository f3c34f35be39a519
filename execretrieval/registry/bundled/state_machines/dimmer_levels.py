"""Brightness after each button press on a dimmer lamp, off at first, given press durations: short ones switch it on at its last level or off, long ones switch it on and change the level a step per tick, down and up by turns, from 1 to the top."""


def dimmer_levels(presses, long_from, top):
    level = top
    lit = False
    direction = 1
    trace = []
    for duration in presses:
        if duration < long_from:
            lit = not lit
        else:
            direction = -direction
            change = (duration - long_from + 1) * direction
            level = min(max(level + change, 1), top)
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
