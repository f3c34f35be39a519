"""Split timestamps in seconds into sessions as start, duration and event count: a pause longer than the timeout, or reaching a maximum length since the start, begins a new one. Input may be unsorted; no timestamps give an empty list."""


def summary(session):
    return session[0], session[-1] - session[0], len(session)


def click_sessions(timestamps, timeout, longest):
    sessions = []
    for now in sorted(timestamps):
        if sessions and now - sessions[-1][-1] <= timeout and now - sessions[-1][0] < longest:
            sessions[-1].append(now)
        else:
            sessions.append([now])
    return [summary(session) for session in sessions]


assert click_sessions([0, 10, 40], 30, 100) == [(0, 40, 3)]
assert click_sessions([0, 10, 41], 30, 100) == [(0, 10, 2), (41, 0, 1)]
assert click_sessions([41, 0, 10], 30, 100) == [(0, 10, 2), (41, 0, 1)]
assert click_sessions([0, 30, 60, 90, 99], 30, 100) == [(0, 99, 5)]
assert click_sessions([0, 30, 60, 90, 100], 30, 100) == [(0, 90, 4), (100, 0, 1)]
assert click_sessions([5, 6, 7, 8, 9], 9, 2) == [(5, 1, 2), (7, 1, 2), (9, 0, 1)]
assert click_sessions([7, 7, 7], 30, 100) == [(7, 0, 3)]
assert click_sessions([3, 4], 30, 0) == [(3, 0, 1), (4, 0, 1)]
assert click_sessions([100, 120, 200, 205], 30, 60) == [(100, 20, 2), (200, 5, 2)]
assert click_sessions([8], 30, 100) == [(8, 0, 1)]
assert click_sessions([], 30, 100) == []
