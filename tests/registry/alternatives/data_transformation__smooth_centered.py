from statistics import fmean


def smooth_centered(series, radius):
    if radius <= -1:
        raise ValueError("radius")
    smoothed = []
    for i, middle in enumerate(series):
        window = [middle]
        for step in range(1, radius + 1):
            if i - step < 0 or i + step >= len(series):
                break
            window += [series[i - step], series[i + step]]
        smoothed.append(None if any(x is None for x in window) else fmean(window))
    return smoothed
