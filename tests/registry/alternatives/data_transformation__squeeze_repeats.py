from itertools import groupby


def squeeze_repeats(values, shortest, largest):
    if largest <= 0:
        raise ValueError("maximum")
    packed = []
    for value, group in groupby(values):
        length = sum(1 for _ in group)
        top = largest if length >= shortest else 1
        while length:
            packed.append((value, min(top, length)))
            length -= min(top, length)
    return packed
