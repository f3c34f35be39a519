"""Total area covered by axis-parallel rectangles given as left, bottom, right and top, overlaps counted once. Flat or inverted rectangles cover nothing, and an empty list gives 0."""

from math import inf


def covered_length(spans):
    total = 0
    reach = -inf
    for low, high in sorted(spans):
        total += max(0, high - max(low, reach))
        reach = max(reach, high)
    return total


def covered_rect_area(rects):
    edges = sorted({x for left, _, right, _ in rects for x in (left, right)})
    area = 0
    for start, end in zip(edges, edges[1:]):
        spans = [
            (bottom, top) for left, bottom, right, top in rects if left <= start and end <= right
        ]
        area += (end - start) * covered_length(spans)
    return area


assert covered_rect_area([(0, 0, 2, 3)]) == 6
assert covered_rect_area([(0, 0, 2, 2), (1, 1, 3, 3)]) == 7
assert covered_rect_area([(0, 0, 4, 4), (1, 1, 2, 2)]) == 16
assert covered_rect_area([(0, 0, 1, 1), (5, 5, 7, 6)]) == 3
assert covered_rect_area([(1, 0, 2, 3), (0, 1, 3, 2)]) == 5
assert covered_rect_area([(0, 0, 1, 10), (0, 2, 1, 4), (0, 5, 1, 12)]) == 12
assert covered_rect_area([(0, 0, 1, 1), (0, 2, 1, 4)]) == 3
assert covered_rect_area([(-2, -1, 0, 1), (0, -1, 0.5, 1)]) == 5.0
assert covered_rect_area([(0, 0, 0, 5), (1, 2, 4, 2)]) == 0
assert covered_rect_area([(3, 3, 1, 1), (0, 3, 2, 1), (3, 0, 1, 2)]) == 0
assert covered_rect_area([]) == 0
