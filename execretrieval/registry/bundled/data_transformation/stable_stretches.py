"""Find stretches of readings whose highest and lowest differ by at most a spread, each as long as possible from the left, as start and length pairs. Those shorter than a minimum are dropped; the next begins where one breaks."""


def stable_stretches(readings, spread, fewest):
    stretches = []
    start = 0
    for end in range(1, len(readings) + 1):
        window = readings[start : end + 1]
        if end < len(readings) and max(window) - min(window) <= spread:
            continue
        if end - start >= fewest:
            stretches.append((start, end - start))
        start = end
    return stretches


assert stable_stretches([1, 2, 9, 9, 9, 4], 1, 2) == [(0, 2), (2, 3)]
assert stable_stretches([1, 2, 9, 9, 9, 4], 1, 3) == [(2, 3)]
assert stable_stretches([1, 2, 9, 9, 9, 4], 1, 1) == [(0, 2), (2, 3), (5, 1)]
assert stable_stretches([1, 2, 3, 4], 1, 2) == [(0, 2), (2, 2)]
assert stable_stretches([3, 1, 3], 2, 3) == [(0, 3)]
assert stable_stretches([3, 1, 4, 4], 2, 2) == [(0, 2), (2, 2)]
assert stable_stretches([5, 5, 6], 0, 2) == [(0, 2)]
assert stable_stretches([5, 7, 6, 4], 0, 1) == [(0, 1), (1, 1), (2, 1), (3, 1)]
assert stable_stretches([7], 0, 0) == [(0, 1)]
assert stable_stretches([7], 0, 2) == []
assert stable_stretches([], 1, 0) == []
