from statistics import fmean


def resample_time_buckets(samples, width):
    if width <= 0 or len(samples) == 0:
        return []
    numbers = [stamp // width for stamp, _ in samples]
    resampled = []
    for number in range(min(numbers), max(numbers) + 1):
        members = [value for stamp, value in samples if number * width <= stamp < number * width + width]
        resampled.append((number * width, fmean(members) if members else None))
    return resampled
