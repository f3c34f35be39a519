from itertools import pairwise


def counter_increments(readings, top):
    size = top + 1
    steps = []
    for before, after in pairwise(readings):
        if None in (before, after):
            steps.append(None)
            continue
        if after < before and before < size - size // 4:
            before = 0
        steps.append((after - before) % size)
    return steps
