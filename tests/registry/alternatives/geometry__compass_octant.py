from math import atan, atan2, degrees


def compass_octant(right, up, dead_zone):
    if abs(right) <= dead_zone and abs(up) <= dead_zone:
        return ""
    angle = degrees(atan2(up, right)) % 360
    half = degrees(atan(1 / 2))
    names = ["E", "NE", "N", "NW", "W", "SW", "S", "SE"]
    for i, name in enumerate(names):
        reach = half if i % 2 == 0 else 45 - half
        off = abs((angle - 45 * i + 180) % 360 - 180)
        if off < reach + (1e-9 if i % 2 == 0 else -1e-9):
            return name
    return None
