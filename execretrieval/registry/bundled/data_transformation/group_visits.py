"""Split sorted click times into visits: a pause longer than the idle limit starts a new one, and so does a visit that would exceed a total length. Returns first time, last time and number of clicks per visit."""


def group_visits(clicks, idle, longest):
    visits = []
    for click in clicks:
        if visits:
            first, last, count = visits[-1]
            if click - last <= idle and click - first <= longest:
                visits[-1] = (first, click, count + 1)
                continue
        visits.append((click, click, 1))
    return visits


assert group_visits([0, 5, 9], 5, 100) == [(0, 9, 3)]
assert group_visits([0, 5, 11], 5, 100) == [(0, 5, 2), (11, 11, 1)]
assert group_visits([0, 4, 8, 12], 5, 8) == [(0, 8, 3), (12, 12, 1)]
assert group_visits([0, 4, 8, 12], 5, 7) == [(0, 4, 2), (8, 12, 2)]
assert group_visits([3, 3, 3], 0, 0) == [(3, 3, 3)]
assert group_visits([3, 4], 0, 9) == [(3, 3, 1), (4, 4, 1)]
assert group_visits([10, 30, 31, 60], 2, 50) == [(10, 10, 1), (30, 31, 2), (60, 60, 1)]
assert group_visits([7], 5, 5) == [(7, 7, 1)]
assert group_visits([], 5, 5) == []
