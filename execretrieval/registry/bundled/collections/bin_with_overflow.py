"""Count whole-number readings in bins of equal width from a low bound on, with an extra count in front for readings below and one behind for those past the last bin. Without bins or width the list is empty."""


def bin_of(reading, low, width):
    return (reading - low) // width + 1


def bin_with_overflow(readings, low, width, bins):
    if bins < 1 or width < 1:
        return []
    counts = [0] * (bins + 2)
    for reading in readings:
        place = bin_of(reading, low, width)
        counts[max(0, min(place, bins + 1))] += 1
    return counts


assert bin_with_overflow([0, 9, 10, 19, 20, 29], 0, 10, 3) == [0, 2, 2, 2, 0]
assert bin_with_overflow([29, 30, 31, 39, 40, 99], 0, 10, 3) == [0, 0, 0, 1, 5]
assert bin_with_overflow([-1, -10, -11, -50], 0, 10, 3) == [4, 0, 0, 0, 0]
assert bin_with_overflow([4, 5, 6, 7, 8, 9], 5, 2, 2) == [1, 2, 2, 1]
assert bin_with_overflow([4, 5, 6], 5, 1, 1) == [1, 1, 1]
assert bin_with_overflow([-8, -6, -2, 0], -8, 2, 4) == [0, 1, 1, 0, 1, 1]
assert bin_with_overflow([], 0, 1, 2) == [0, 0, 0, 0]
assert bin_with_overflow([1, 1], 0, 10, 0) == []
assert bin_with_overflow([1], 0, 10, -3) == []
assert bin_with_overflow([5], 5, 0, 2) == []
assert bin_with_overflow([5], 6, -1, 2) == []
