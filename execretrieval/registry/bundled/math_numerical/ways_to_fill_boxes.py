"""In how many ways equal items can be spread over boxes so that each holds at least a common minimum and at most its own capacity. A box too small allows none; no boxes hold only nothing."""


def count_spreads(room, items):
    if not room:
        return 1 if items == 0 else 0
    return sum(count_spreads(room[1:], items - put) for put in range(room[0] + 1))


def ways_to_fill_boxes(items, capacities, minimum):
    room = [capacity - minimum for capacity in capacities]
    return count_spreads(room, items - minimum * len(capacities))


assert ways_to_fill_boxes(3, [3, 3], 0) == 4
assert ways_to_fill_boxes(3, [1, 3], 0) == 2
assert ways_to_fill_boxes(5, [3, 3], 1) == 2
assert ways_to_fill_boxes(6, [3, 3], 1) == 1
assert ways_to_fill_boxes(7, [3, 3], 1) == 0
assert ways_to_fill_boxes(2, [3, 3], 1) == 1
assert ways_to_fill_boxes(1, [3, 3], 1) == 0
assert ways_to_fill_boxes(6, [4, 3, 2], 1) == 6
assert ways_to_fill_boxes(4, [4, 1], 2) == 0
assert ways_to_fill_boxes(0, [2, 5], 0) == 1
assert ways_to_fill_boxes(0, [], 3) == 1
assert ways_to_fill_boxes(1, [], 0) == 0
