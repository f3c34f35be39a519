"""Ring number and sector label hit on a round board of ascending radii, limits counting inside, sectors clockwise from one centered on top, borders counting to the next. Ring 0 has no sector; a miss gives None."""

from bisect import bisect_left
from math import atan2, degrees, hypot


def dartboard_field(right, up, radii, labels):
    ring = bisect_left(radii, hypot(right, up))
    if ring == len(radii):
        return None
    if ring == 0:
        return 0, None
    # Multiplied rather than divided, so that borders are hit exactly.
    turned = degrees(atan2(right, up)) * len(labels) + 180
    return ring, labels[int(turned // 360) % len(labels)]


assert dartboard_field(200, 201, [1, 500], "ABCD") == (1, "A")
assert dartboard_field(0, -3, [1, 5, 10], "ABCDEFGHIJKLM") == (1, "H")
assert dartboard_field(2, 2, [1, 5, 10], "ABCD") == (1, "B")
assert dartboard_field(0, -1, [1, 5, 10], "ABCD") == (0, None)

assert dartboard_field(3, 4, [1, 5, 10], "ABCD") == (1, "A")
assert dartboard_field(4, 3, [1, 5, 10], "ABCD") == (1, "B")
assert dartboard_field(-6, 8, [1, 5, 10], "ABCD") == (2, "A")
assert dartboard_field(10, 0, [1, 5, 10], "ABCD") == (2, "B")
assert dartboard_field(-1, -7, [1, 5, 10], "ABCD") == (2, "C")
assert dartboard_field(-6, 0, [1, 5, 10], "ABCD") == (2, "D")
assert dartboard_field(1, -1, [1, 5, 10], "ABCD") == (1, "C")
assert dartboard_field(-3, 3, [1, 5, 10], "ABCD") == (1, "A")
assert dartboard_field(2, -3, [1, 5, 10], "ABCDEFGHIJK") == (1, "E")
assert dartboard_field(5, 12, [1, 13], "ABCDEFGH") == (1, "B")
assert dartboard_field(8, 7, [1, 5, 10], "ABCD") is None
