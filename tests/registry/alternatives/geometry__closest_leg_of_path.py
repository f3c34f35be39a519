import itertools
from fractions import Fraction


def closest_leg_of_path(point, path):
    """Project onto the line by its normal; outside of the leg the nearer end wins."""
    px, py = point
    found = []
    for (ax, ay), (bx, by) in itertools.pairwise(path):
        places = [(ax, ay), (bx, by)]
        nx, ny = by - ay, ax - bx
        if nx or ny:
            off = Fraction((px - ax) * nx + (py - ay) * ny, nx * nx + ny * ny)
            foot = (px - off * nx, py - off * ny)
            if min(ax, bx) <= foot[0] <= max(ax, bx) and min(ay, by) <= foot[1] <= max(ay, by):
                places.insert(0, foot)
        found.append(min(((x - px) ** 2 + (y - py) ** 2, i, (x, y)) for i, (x, y) in enumerate(places)))
    if not found:
        return None
    least = min(apart for apart, _, _ in found)
    index = next(i for i, item in enumerate(found) if item[0] == least)
    return index, found[index][2]
