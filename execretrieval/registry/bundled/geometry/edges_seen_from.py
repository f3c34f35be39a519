"""Numbers of the edges of a counterclockwise polygon whose outer side faces a viewer, edge 0 running from the first corner to the second. Edges seen end-on do not count; fewer than three corners give none."""


def side_of(viewer, start, end):
    ahead = (end[0] - start[0]) * (viewer[1] - start[1])
    aside = (end[1] - start[1]) * (viewer[0] - start[0])
    return ahead - aside


def edges_seen_from(viewer, corners):
    count = len(corners)
    if count < 3:
        return []
    seen = []
    for i in range(count):
        if side_of(viewer, corners[i], corners[(i + 1) % count]) < 0:
            seen.append(i)
    return seen


assert edges_seen_from((2, -3), [(0, 0), (4, 0), (4, 3), (0, 3)]) == [0]
assert edges_seen_from((6, -3), [(0, 0), (4, 0), (4, 3), (0, 3)]) == [0, 1]
assert edges_seen_from((-1, 5), [(0, 0), (4, 0), (4, 3), (0, 3)]) == [2, 3]
assert edges_seen_from((9, 1), [(0, 0), (4, 0), (4, 3), (0, 3)]) == [1]
assert edges_seen_from((9, 0), [(0, 0), (4, 0), (4, 3), (0, 3)]) == [1]
assert edges_seen_from((2, 1), [(0, 0), (4, 0), (4, 3), (0, 3)]) == []
assert edges_seen_from((4, 0), [(0, 0), (4, 0), (4, 3), (0, 3)]) == []
assert edges_seen_from((5, 6), [(1, 2), (6, 1), (4, 7)]) == [1]
assert edges_seen_from((1, 7), [(1, 2), (6, 1), (4, 7)]) == [2]
assert edges_seen_from((1, -5), [(0, 0), (2, 0)]) == []
assert edges_seen_from((1, 1), []) == []
