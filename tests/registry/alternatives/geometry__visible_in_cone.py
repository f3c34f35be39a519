from math import atan, atan2, hypot


def visible_in_cone(viewer, facing, target, slopes, reach):
    """Turn the facing direction onto the axis by complex division and compare angles."""
    way = complex(*target) - complex(*viewer)
    if way == 0:
        return True
    if facing == (0, 0) or hypot(way.real, way.imag) > reach:
        return False
    seen = way * complex(*facing).conjugate()
    if seen.real <= 0:
        return False
    angle = atan2(seen.imag, seen.real)
    return -atan(slopes[1]) - 1e-12 <= angle <= atan(slopes[0]) + 1e-12
