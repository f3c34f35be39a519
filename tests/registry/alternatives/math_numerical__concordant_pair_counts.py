def concordant_pair_counts(left, right):
    try:
        pairs = list(zip(left, right, strict=True))
    except ValueError:
        return None
    counts = [0, 0, 0]
    for place, (a, b) in enumerate(pairs):
        for c, d in pairs[:place]:
            if a == c or b == d:
                counts[2] += 1
            else:
                counts[(a < c) ^ (b < d)] += 1
    return tuple(counts)
