"""Estimate the most typical of some numbers by repeatedly keeping the narrowest run of half of them, rounded up, the lowest run on a tie, until at most two are left, whose mean it returns. No numbers give None."""


def narrowest_run(ordered, size):
    starts = range(len(ordered) - size + 1)
    best = min(starts, key=lambda start: ordered[start + size - 1] - ordered[start])
    return ordered[best : best + size]


def half_sample_mode(numbers):
    if not numbers:
        return None
    kept = sorted(numbers)
    while len(kept) > 2:
        kept = narrowest_run(kept, (len(kept) + 1) // 2)
    return sum(kept) / len(kept)


assert half_sample_mode([1, 5, 6, 7, 20]) == 5.5
assert half_sample_mode([20, 0, 7, 1, 6, 5]) == 5.5
assert half_sample_mode([1, 2, 9, 10, 11]) == 9.5
assert half_sample_mode([0, 10, 11, 40]) == 10.5
assert half_sample_mode([0, 3, 5]) == 4.0
assert half_sample_mode([1, 3, 5]) == 2.0
assert half_sample_mode([1, 2, 4, 5, 50, 90, 91]) == 1.5
assert half_sample_mode([9, 4, 9, 8, 2]) == 9.0
assert half_sample_mode([2, 7]) == 4.5
assert half_sample_mode([8]) == 8.0
assert half_sample_mode([]) is None
