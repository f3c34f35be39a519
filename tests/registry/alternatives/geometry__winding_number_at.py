from fractions import Fraction


def winding_number_at(point, corners):
    if len(corners) <= 2:
        return 0
    x, y = point
    turns = 0
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        low, high = sorted([ay, by])
        if ay == by:
            if y == ay and min(ax, bx) <= x <= max(ax, bx):
                return None
        elif low <= y <= high:
            # Where does the edge cross the height of the point?
            at = ax + Fraction(y - ay) * (bx - ax) / (by - ay)
            if at == x:
                return None
            if at < x and y < high:
                turns += 1 if by < ay else -1
    return turns
