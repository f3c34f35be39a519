from math import atan2, pi


def edges_seen_from(viewer, corners):
    """An edge is seen if its end lies clockwise of its start as looked at by the viewer."""
    if len(corners) in (0, 1, 2):
        return []
    seen = []
    for i, start in enumerate(corners):
        end = (corners + corners[:1])[i + 1]
        if viewer in (start, end):
            continue
        first = atan2(start[1] - viewer[1], start[0] - viewer[0])
        turn = (atan2(end[1] - viewer[1], end[0] - viewer[0]) - first) % (2 * pi)
        if pi + 1e-9 < turn < 2 * pi - 1e-9:
            seen.append(i)
    return seen
