"""Steady states of switches sampled as bit words: each bit, off at first, takes a new level only when so many samples running agree on it. One state per sample; a needed count below one gives None."""

from functools import reduce
from operator import and_, or_


def debounce_inputs(samples, needed):
    if needed < 1:
        return None
    states = []
    state = 0
    for end in range(1, len(samples) + 1):
        if end >= needed:
            window = samples[end - needed : end]
            ever_on, always_on = reduce(or_, window), reduce(and_, window)
            state = state & ever_on | always_on
        states.append(state)
    return states


assert debounce_inputs([1, 1, 1, 0, 1], 2) == [0, 1, 1, 1, 1]
assert debounce_inputs([1, 1, 0, 0, 1], 2) == [0, 1, 1, 0, 0]
assert debounce_inputs([3, 1, 3, 3, 1, 2, 2], 2) == [0, 1, 1, 3, 3, 3, 2]
assert debounce_inputs([5, 5, 5, 5], 3) == [0, 0, 5, 5]
assert debounce_inputs([1, 0, 1, 1, 0, 1], 3) == [0] * 6
assert debounce_inputs([4, 6, 6, 2, 0, 0, 0], 3) == [0, 0, 4, 6, 6, 2, 0]
assert debounce_inputs([2, 0, 3], 1) == [2, 0, 3]
assert debounce_inputs([7, 7], 3) == [0, 0]
assert debounce_inputs([7, 7], 0) is None
assert debounce_inputs([], 1) == []
