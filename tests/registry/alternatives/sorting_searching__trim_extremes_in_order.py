def trim_extremes_in_order(values, lowest, highest):
    if min(lowest, highest) < 0:
        raise ValueError((lowest, highest))
    left = list(enumerate(values))
    for _ in range(highest):
        if left:
            top = max(value for _, value in left)
            left.remove([pair for pair in left if pair[1] == top][-1])
    for _ in range(lowest):
        if left:
            bottom = min(value for _, value in left)
            left.remove(next(pair for pair in left if pair[1] == bottom))
    return [value for _, value in left]
