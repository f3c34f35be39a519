"""Consumption between successive readings of a meter that wraps to zero after a top value. A drop from the top quarter of the range is a wrap, any other a reset counting from zero; next to None it is None."""


def wrapped_step(previous, current, top):
    if previous is None or current is None:
        return None
    if current >= previous:
        return current - previous
    if previous > top - (top + 1) // 4:
        return top - previous + 1 + current
    return current


def counter_increments(readings, top):
    steps = []
    for i in range(1, len(readings)):
        steps.append(wrapped_step(readings[i - 1], readings[i], top))
    return steps


assert counter_increments([3, 10, 10, 12], 99) == [7, 0, 2]
assert counter_increments([98, 1], 99) == [3]
assert counter_increments([75, 5], 99) == [30]
assert counter_increments([74, 5], 99) == [5]
assert counter_increments([99, 0, 4], 99) == [1, 4]
assert counter_increments([80, 79], 99) == [99]
assert counter_increments([50, 0], 99) == [0]
assert counter_increments([6, 1, 5, 2], 7) == [3, 4, 2]
assert counter_increments([5, 1], 6) == [1]
assert counter_increments([6, 1], 6) == [2]
assert counter_increments([42, None, 45, 46], 99) == [None, None, 1]
assert counter_increments([], 99) == []
