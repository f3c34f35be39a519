def lump_small_shares(counts, keep, label):
    left = dict(sorted(counts.items()))
    lines = []
    while left and len(lines) < keep:
        top = max(left, key=lambda name: left[name])
        lines.append((top, left.pop(top)))
    rest = sum(left.values())
    name = next(iter(left)) if len(left) == 1 else label
    return lines + [(name, rest)] * (rest != 0)
