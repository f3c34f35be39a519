def gap_between_boxes(first, second):
    total = 0
    for axis in (0, 1):
        low, high = first[axis], first[axis + 2]
        start, stop = second[axis], second[axis + 2]
        if low > high or start > stop:
            return None
        if stop < low:
            total += (low - stop) ** 2
        elif high < start:
            total += (start - high) ** 2
    return total**0.5
