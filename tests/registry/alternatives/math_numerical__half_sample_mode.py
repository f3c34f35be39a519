from statistics import mean


def half_sample_mode(numbers):
    ordered = sorted(numbers)
    size = len(ordered)
    if size == 0:
        return None
    if size <= 2:
        return float(mean(ordered))
    half = -(-size // 2)
    runs = [ordered[start : start + half] for start in range(size) if start + half <= size]
    widths = [run[-1] - run[0] for run in runs]
    return half_sample_mode(runs[widths.index(min(widths))])
