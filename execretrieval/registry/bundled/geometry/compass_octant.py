"""Name one of eight compass directions, such as NE, for a move right and up, diagonal only if each part exceeds half of the other. Moves within a dead zone in both parts give an empty text."""


def axis_letter(part, other, positive, negative):
    if 2 * part > abs(other):
        return positive
    if 2 * part < -abs(other):
        return negative
    return ""


def compass_octant(right, up, dead_zone):
    if max(abs(right), abs(up)) <= dead_zone:
        return ""
    return axis_letter(up, right, "N", "S") + axis_letter(right, up, "E", "W")


assert compass_octant(0, 5, 0) == "N"
assert compass_octant(3, 0, 0) == "E"
assert compass_octant(4, 2, 1) == "E"
assert compass_octant(4, 3, 1) == "NE"
assert compass_octant(-2, 4, 1) == "N"
assert compass_octant(-3, 4, 1) == "NW"
assert compass_octant(3, -4, 1) == "SE"
assert compass_octant(4, -2, 1) == "E"
assert compass_octant(-4, -3, 1) == "SW"
assert compass_octant(-1, 0, 0) == "W"
assert compass_octant(-2, 2, 2) == ""
assert compass_octant(1, -3, 2) == "S"
