def grow_right(items, count):
    grown = list(items)
    at, step = len(items) - 1, -1
    for _ in range(count):
        if len(items) > 1:
            if not 0 <= at + step < len(items):
                step = -step
            at += step
        grown.append(items[at])
    return grown


def pad_by_reflection(items, before, after):
    if len(items) == 0:
        return []
    right = grow_right(items, after)
    left = grow_right(items[::-1], before)
    return left[: len(items) - 1 : -1] + right
