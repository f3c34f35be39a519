def is_strictly_convex(corners):
    """Every other corner lies strictly on one and the same side of each edge."""
    if len(corners) < 3:
        return None
    sides = set()
    for i, (bx, by) in enumerate(corners):
        ax, ay = corners[i - 1]
        for j, (x, y) in enumerate(corners):
            if j not in (i, (i - 1) % len(corners)):
                cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                sides.add((cross > 0) - (cross < 0))
    return sides == {1}
