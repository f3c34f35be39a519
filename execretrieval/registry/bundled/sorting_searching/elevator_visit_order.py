"""Order in which a lift serves called floors: all in its present direction first, then back for the rest; calls at its own floor come at once. Each floor is served once. Return the floors and the distance travelled."""

from bisect import bisect_left, bisect_right


def elevator_visit_order(floor, calls, going_up):
    wanted = sorted(set(calls))
    if not wanted:
        return [], 0
    lowest, highest = min(floor, wanted[0]), max(floor, wanted[-1])
    if going_up:
        split = bisect_left(wanted, floor)
        back = highest - lowest if split > 0 else 0
        return [*wanted[split:], *reversed(wanted[:split])], highest - floor + back
    split = bisect_right(wanted, floor)
    back = highest - lowest if split < len(wanted) else 0
    return [*reversed(wanted[:split]), *wanted[split:]], floor - lowest + back


assert elevator_visit_order(4, [6, 1, 5], True) == ([5, 6, 1], 7)
assert elevator_visit_order(4, [6, 1, 5], False) == ([1, 5, 6], 8)
assert elevator_visit_order(4, [4, 7], True) == ([4, 7], 3)
assert elevator_visit_order(4, [4, 2], True) == ([4, 2], 2)
assert elevator_visit_order(4, [4, 7], False) == ([4, 7], 3)
assert elevator_visit_order(4, [4, 2], False) == ([4, 2], 2)
assert elevator_visit_order(3, [8, 5, 8], True) == ([5, 8], 5)
assert elevator_visit_order(9, [8, 5], True) == ([8, 5], 4)
assert elevator_visit_order(1, [2, 5], False) == ([2, 5], 4)
assert elevator_visit_order(2, [2], False) == ([2], 0)
assert elevator_visit_order(3, [], True) == ([], 0)
assert elevator_visit_order(0, [-2, 3], False) == ([-2, 3], 7)
