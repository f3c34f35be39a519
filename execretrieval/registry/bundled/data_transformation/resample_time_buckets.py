"""Average timed samples in buckets aligned to multiples of a width, as start and mean pairs from the first to the last used bucket, empty ones None. No samples or a width below one give an empty list."""

from collections import defaultdict


def bucket_start(stamp, width):
    return stamp - stamp % width


def resample_time_buckets(samples, width):
    if not samples or width < 1:
        return []
    grouped = defaultdict(list)
    for stamp, value in samples:
        grouped[bucket_start(stamp, width)].append(value)
    resampled = []
    for start in range(min(grouped), max(grouped) + 1, width):
        values = grouped.get(start)
        resampled.append((start, sum(values) / len(values) if values else None))
    return resampled


assert resample_time_buckets([(0, 4), (5, 6), (10, 8)], 10) == [(0, 5.0), (10, 8.0)]
assert resample_time_buckets([(12, 1), (31, 3)], 10) == [(10, 1.0), (20, None), (30, 3.0)]
assert resample_time_buckets([(9, 7)], 10) == [(0, 7.0)]
assert resample_time_buckets([(10, 7)], 10) == [(10, 7.0)]
assert resample_time_buckets([(-1, 2), (0, 4)], 5) == [(-5, 2.0), (0, 4.0)]
assert resample_time_buckets([(3, 1), (1, 2), (1, 4)], 1) == [(1, 3.0), (2, None), (3, 1.0)]
assert resample_time_buckets([(4, 1), (11, 5), (8, 0)], 4) == [(4, 1.0), (8, 2.5)]
assert resample_time_buckets([], 5) == []
assert resample_time_buckets([(1, 1)], 0) == []
assert resample_time_buckets([(1, 1)], -2) == []
