"""Total area covered by at least a given number of axis-parallel rectangles of left, bottom, right and top, each place counted once. Flat or inverted rectangles cover nothing; a number below one gives None."""

from itertools import pairwise


def length_under(spans, layers):
    events = sorted([(low, 1) for low, _ in spans] + [(high, -1) for _, high in spans])
    total = depth = 0
    for (place, change), (following, _) in pairwise(events):
        depth += change
        if depth >= layers:
            total += following - place
    return total


def covered_rect_area(rects, layers):
    if layers < 1:
        return None
    edges = sorted({x for left, _, right, _ in rects for x in (left, right)})
    area = 0
    for start, end in pairwise(edges):
        spans = []
        for left, bottom, right, top in rects:
            if left <= start and end <= right:
                spans.append((bottom, max(bottom, top)))
        area += (end - start) * length_under(spans, layers)
    return area


assert covered_rect_area([(0, 0, 2, 3)], 1) == 6
assert covered_rect_area([(0, 0, 2, 3)], 2) == 0
assert covered_rect_area([(0, 0, 2, 2), (1, 1, 3, 3)], 1) == 7
assert covered_rect_area([(0, 0, 2, 2), (1, 1, 3, 3)], 2) == 1
assert covered_rect_area([(0, 0, 4, 4), (1, 1, 2, 3)], 1) == 16
assert covered_rect_area([(0, 0, 4, 4), (1, 1, 2, 3)], 2) == 2
assert covered_rect_area([(0, 0, 1, 10), (0, 2, 1, 4), (0, 5, 1, 12)], 1) == 12
assert covered_rect_area([(0, 0, 5, 9), (0, 2, 5, 6), (0, 4, 5, 8)], 3) == 10
assert covered_rect_area([(0, 0, 1, 2), (0, 2, 1, 5)], 2) == 0
assert covered_rect_area([(-2, -1, 0, 1), (0, -1, 0.5, 1)], 1) == 5.0
assert covered_rect_area([(0, 0, 0, 5), (1, 2, 4, 2)], 1) == 0
assert covered_rect_area([(3, 3, 1, 1), (0, 3, 2, 1), (3, 0, 1, 2), (0, 0, 4, 2)], 1) == 8
assert covered_rect_area([], 1) == 0
assert covered_rect_area([(0, 0, 2, 3)], 0) is None
