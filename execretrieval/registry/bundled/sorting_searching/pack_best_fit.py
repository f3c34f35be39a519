"""Pack items into boxes of one capacity, largest item first, each into the fullest box with room for it, the earlier on a tie. Return the boxes as lists of sizes; an item bigger than a box gives None."""


def fullest_with_room(boxes, size, capacity):
    fitting = [box for box in boxes if sum(box) + size <= capacity]
    return max(fitting, key=sum, default=None)


def pack_best_fit(sizes, capacity):
    boxes = []
    for size in sorted(sizes, reverse=True):
        if size > capacity:
            return None
        box = fullest_with_room(boxes, size, capacity)
        if box is None:
            box = []
            boxes.append(box)
        box.append(size)
    return boxes


assert pack_best_fit([5, 7, 3, 2], 10) == [[7, 3], [5, 2]]
assert pack_best_fit([6, 8, 2, 4], 10) == [[8, 2], [6, 4]]
assert pack_best_fit([6, 8, 1], 10) == [[8, 1], [6]]
assert pack_best_fit([6, 8, 3], 10) == [[8], [6, 3]]
assert pack_best_fit([5, 5, 5, 4, 1], 9) == [[5, 4], [5, 1], [5]]
assert pack_best_fit([6, 6, 2], 8) == [[6, 2], [6]]
assert pack_best_fit([4, 4, 4], 8) == [[4, 4], [4]]
assert pack_best_fit([8], 8) == [[8]]
assert pack_best_fit([9], 8) is None
assert pack_best_fit([1, 2, 11], 10) is None
assert pack_best_fit([], 5) == []
