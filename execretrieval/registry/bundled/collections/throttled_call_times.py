"""Given ascending call times, list those a rate limiter refuses because the limit of accepted calls lies less than one window back. A limit below one refuses all, but a window of zero or less, whatever the limit, none."""

from collections import deque


def has_expired(accepted_at, now, window):
    return now - accepted_at >= window


def throttled_call_times(times, limit, window):
    if window <= 0:
        return []
    recent = deque()
    refused = []
    for now in times:
        while recent and has_expired(recent[0], now, window):
            recent.popleft()
        if len(recent) >= limit:
            refused.append(now)
            continue
        recent.append(now)
    return refused


assert throttled_call_times([1, 2, 3], 2, 10) == [3]
assert throttled_call_times([0, 9], 1, 10) == [9]
assert throttled_call_times([0, 10], 1, 10) == []
assert throttled_call_times([0, 5, 9, 10, 11], 1, 10) == [5, 9, 11]
assert throttled_call_times([0, 1, 2, 10, 11, 12], 2, 10) == [2, 12]
assert throttled_call_times([0, 1, 2, 50, 51, 52, 53], 3, 10) == [53]
assert throttled_call_times([4, 4, 4], 2, 1) == [4]
assert throttled_call_times([], 1, 10) == []
assert throttled_call_times([1, 2], 0, 5) == [1, 2]
assert throttled_call_times([1, 2], 0, 0) == []
assert throttled_call_times([3, 3], 0, -1) == []
