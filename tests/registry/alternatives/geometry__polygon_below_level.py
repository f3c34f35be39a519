from fractions import Fraction


def polygon_below_level(corners, level):
    """Insert a corner wherever an edge crosses the level, then keep what is not above it."""
    dense = []
    for i, end in enumerate(corners):
        start = corners[i - 1]
        if (start[1] - level) * (end[1] - level) < 0:
            rise = Fraction(end[0] - start[0]) / (end[1] - start[1])
            dense.append((start[0] + rise * (level - start[1]), level))
        dense.append(end)
    if corners and dense[0] != corners[0]:
        dense = dense[1:] + dense[:1]
    low = [point for point in dense if point[1] <= level]
    return low * (len(low) >= 3)
