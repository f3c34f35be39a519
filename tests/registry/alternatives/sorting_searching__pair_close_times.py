def pair_close_times(first, second, tolerance):
    unused, pairs = dict(enumerate(second)), []
    for position, time in enumerate(first):
        for candidate, other in sorted(unused.items()):
            if abs(time - other) <= tolerance:
                pairs.append((position, candidate))
                del unused[candidate]
                break
    return pairs
