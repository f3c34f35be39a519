"""In how many ways equal items can be spread over boxes so that each holds at least a common minimum and at most its own capacity. A box too small allows none; no boxes hold only nothing."""


def add_box(ways, room):
    return [sum(ways[total - put] for put in range(min(room, total) + 1)) for total in range(len(ways))]


def ways_to_fill_boxes(items, capacities, minimum):
    left = items - minimum * len(capacities)
    if left < 0:
        return 0
    ways = [1] + [0] * left
    for capacity in capacities:
        ways = add_box(ways, capacity - minimum)
    return ways[-1]


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
