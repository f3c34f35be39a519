"""Part of a line segment inside a box of left, bottom, right and top, as two exact end points in the segment's direction, or None if it misses. A segment that only touches the border gives that point twice."""

from fractions import Fraction

NOWHERE = (1, 0)


def narrow(share, start, delta, low, high):
    """Shares of the way at which one coordinate is within its bounds."""
    first, last = share
    if delta == 0:
        return share if low <= start <= high else NOWHERE
    enter, leave = sorted([Fraction(low - start, delta), Fraction(high - start, delta)])
    return max(first, enter), min(last, leave)


def clip_segment_at_box(start, end, box):
    left, bottom, right, top = box
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    share = narrow((0, 1), start[0], dx, left, right)
    first, last = narrow(share, start[1], dy, bottom, top)
    if first > last:
        return None
    return [(start[0] + dx * t, start[1] + dy * t) for t in (first, last)]


assert clip_segment_at_box((-2, 1), (6, 1), (0, 0, 4, 2)) == [(0, 1), (4, 1)]
assert clip_segment_at_box((6, 1), (-2, 1), (0, 0, 4, 2)) == [(4, 1), (0, 1)]
assert clip_segment_at_box((1, 1), (3, 5), (0, 0, 4, 3)) == [(1, 1), (2, 3)]
assert clip_segment_at_box((1, 5), (3, -1), (0, 0, 9, 2)) == [(2, 2), (Fraction(8, 3), 0)]
assert clip_segment_at_box((-1, 1), (1, -1), (0, 0, 4, 2)) == [(0, 0), (0, 0)]
assert clip_segment_at_box((-2, 1), (1, -2), (0, 0, 4, 2)) is None
assert clip_segment_at_box((1, 1), (2, 1), (0, 0, 4, 2)) == [(1, 1), (2, 1)]
assert clip_segment_at_box((5, 0), (5, 2), (0, 0, 4, 2)) is None
assert clip_segment_at_box((4, -3), (4, 9), (0, 0, 4, 2)) == [(4, 0), (4, 2)]
assert clip_segment_at_box((0, 5), (0, 1), (0, 0, 4, 2)) == [(0, 2), (0, 1)]
assert clip_segment_at_box((1, 2), (1, 2), (0, 0, 4, 2)) == [(1, 2), (1, 2)]
assert clip_segment_at_box((-1, 2), (-1, 2), (0, 0, 4, 2)) is None
