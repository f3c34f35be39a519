"""Total time spent in each state within a window, from sorted time and state changes, the last state lasting until the window's end. Time before the first change counts for nothing; states without time are left out."""


def state_durations(changes, window_start, window_end):
    totals = {}
    for i, (begin, state) in enumerate(changes):
        finish = changes[i + 1][0] if i + 1 < len(changes) else window_end
        spent = min(finish, window_end) - max(begin, window_start)
        if spent <= 0:
            continue
        totals[state] = totals.get(state, 0) + spent
    return totals


assert state_durations([(0, "on"), (4, "off"), (9, "on")], 0, 12) == {"on": 7, "off": 5}
assert state_durations([(0, "on"), (4, "off"), (9, "on")], 2, 8) == {"on": 2, "off": 4}
assert state_durations([(0, "on"), (4, "off"), (9, "on")], 4, 9) == {"off": 5}
assert state_durations([(5, "idle")], 0, 7) == {"idle": 2}
assert state_durations([(5, "idle"), (5, "busy")], 5, 6) == {"busy": 1}
assert state_durations([(8, "idle"), (9, "busy")], 0, 8) == {}
assert state_durations([(1, "a"), (2, "b"), (3, "a"), (4, "b")], 0, 10) == {"a": 2, "b": 7}
assert state_durations([(1, "a"), (6, "b")], 5, 3) == {}
assert state_durations([(-3, "a"), (1, "b")], -1, 2) == {"a": 2, "b": 1}
assert state_durations([], 0, 5) == {}
