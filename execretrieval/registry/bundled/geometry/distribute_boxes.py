"""Left positions of boxes of given widths spread from a start to an end with equal whole gaps, spare pixels widening the first. A lone box is centered, rounding down; too little room gives None, no boxes an empty list."""


def distribute_boxes(widths, start, end):
    if not widths:
        return []
    free = end - start - sum(widths)
    if free < 0:
        return None
    if len(widths) == 1:
        return [start + free // 2]
    gap, spare = divmod(free, len(widths) - 1)
    lefts = []
    left = start
    for i, width in enumerate(widths):
        lefts.append(left)
        left += width + gap
        if i < spare:
            left += 1
    return lefts


assert distribute_boxes([10, 10, 10], 0, 50) == [0, 20, 40]
assert distribute_boxes([10, 10, 10], 0, 53) == [0, 22, 43]
assert distribute_boxes([1, 2, 3, 4], 10, 30) == [10, 15, 20, 26]
assert distribute_boxes([1, 2, 3, 4], 10, 31) == [10, 15, 21, 27]
assert distribute_boxes([3, 5], 2, 10) == [2, 5]
assert distribute_boxes([3, 5], 2, 9) is None
assert distribute_boxes([4], 0, 10) == [3]
assert distribute_boxes([4], 2, 11) == [4]
assert distribute_boxes([4], 0, 3) is None
assert distribute_boxes([], 5, 0) == []
