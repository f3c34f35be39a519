"""Position of the first hill blocking the view along an evenly spaced height profile, from an eye above its first point to a mark above its last. Touching the line blocks, unknown heights do not; None if clear."""


def first_blocking_hill(profile, eye, mark):
    if not profile:
        return None
    last = len(profile) - 1
    start = profile[0] + eye
    rise = profile[-1] + mark - start
    for i in range(1, last):
        if profile[i] is None:
            continue
        if (profile[i] - start) * last >= rise * i:
            return i
    return None


assert first_blocking_hill([0, 2, 0], 2, 2) == 1
assert first_blocking_hill([0, 1, 0], 2, 2) is None
assert first_blocking_hill([0, -1, 0], 0, 0) is None
assert first_blocking_hill([0, 2, 5, 10], 1, 0) is None
assert first_blocking_hill([0, 4, 5, 10], 1, 0) == 1
assert first_blocking_hill([0, 3, 7, 10], 1, 0) == 2
assert first_blocking_hill([10, 6, 5, 0], 0, 1) == 2
assert first_blocking_hill([10, 6, 3, 0], 0, 1) is None
assert first_blocking_hill([0, None, 9, 0], 1, 1) == 2
assert first_blocking_hill([4, 6, 4], 5, 1) is None
assert first_blocking_hill([5], 1, 1) is None
assert first_blocking_hill([], 1, 1) is None
