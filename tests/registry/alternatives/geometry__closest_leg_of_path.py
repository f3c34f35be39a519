import itertools
from fractions import Fraction


def closest_leg_of_path(point, path):
    """Project onto the line by its normal; outside of the leg the nearer end wins."""
    px, py = point
    found = []
    for (ax, ay), (bx, by) in itertools.pairwise(path):
        places = [(ax, ay, 0), (bx, by, 1)]
        nx, ny = by - ay, ax - bx
        if nx or ny:
            off = Fraction((px - ax) * nx + (py - ay) * ny, nx * nx + ny * ny)
            x, y = px - off * nx, py - off * ny
            share = (y - ay) / nx if nx else (ax - x) / ny
            if 0 <= share <= 1:
                places.append((x, y, share))
        found.append(min(((x - px) ** 2 + (y - py) ** 2, share) for x, y, share in places))
    if not found:
        return None
    least = min(apart for apart, _ in found)
    index = next(i for i, item in enumerate(found) if item[0] == least)
    return index, found[index][1]
