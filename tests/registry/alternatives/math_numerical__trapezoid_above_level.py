from itertools import pairwise


def trapezoid_above_level(samples, level, gap):
    total = 0.0
    for (a, h), (b, k) in pairwise(samples):
        if b - a > gap:
            continue
        # Cut at the crossing, then every piece is wholly above or wholly below.
        cuts = [0.0, 1.0]
        if (h - level) * (k - level) < 0:
            cuts.insert(1, (level - h) / (k - h))
        for s, t in pairwise(cuts):
            middle = h + (k - h) * (s + t) / 2 - level
            if middle > 0:
                total += (b - a) * (t - s) * middle
    return total
