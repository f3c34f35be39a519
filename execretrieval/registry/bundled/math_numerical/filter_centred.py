"""Apply an odd-length filter to a signal and return as many values as the signal has, the filter reversed as in convolution and centred on each value; beyond the ends the nearest value repeats. An even filter gives None."""


def clamped(signal, index):
    return signal[min(max(index, 0), len(signal) - 1)]


def filter_centred(signal, kernel):
    half, odd = divmod(len(kernel), 2)
    if not odd:
        return None
    return [
        sum(weight * clamped(signal, center + half - offset) for offset, weight in enumerate(kernel))
        for center in range(len(signal))
    ]


assert filter_centred([1, 2, 3], [0, 1, 0]) == [1, 2, 3]
assert filter_centred([1, 2, 4], [1, 0, 0]) == [2, 4, 4]
assert filter_centred([1, 2, 4], [0, 0, 1]) == [1, 1, 2]
assert filter_centred([1, 2, 4, 8], [1, 0, -1]) == [1, 3, 6, 4]
assert filter_centred([3, 0, 5], [1, 1, 1]) == [6, 8, 10]
assert filter_centred([0, 0, 1, 0, 0], [1, 2, 3, 4, 5]) == [1, 2, 3, 4, 5]
assert filter_centred([5, 7], [2]) == [10, 14]
assert filter_centred([9], [1, 2, 3]) == [54]
assert filter_centred([], [1]) == []
assert filter_centred([1, 2], [1, 1]) is None
assert filter_centred([1, 2], []) is None
