def grouped_median(classes):
    total = sum(count for *_, count in classes)
    if not total:
        return None

    def below(x):
        return sum(count * min(max((x - low) / (high - low), 0), 1) for low, high, count in classes)

    low, high = min(c[0] for c in classes), max(c[1] for c in classes)
    for _ in range(200):
        middle = (low + high) / 2
        if below(middle) * 2 >= total - 1e-13:
            high = middle
        else:
            low = middle
    return round(high * 3, 9) / 3
