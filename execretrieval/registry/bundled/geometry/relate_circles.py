"""Tell how two circles given as x, y and radius lie within a tolerance: same, apart, touching outside, crossing, touching inside or inside. Outside wins over inside for points on a circle; negative radii give None."""

from math import dist


def relate_circles(first, second, tolerance):
    *center, radius = first
    *other_center, other_radius = second
    if radius < 0 or other_radius < 0:
        return None
    apart = dist(center, other_center)
    outer = radius + other_radius
    inner = max(radius, other_radius) - min(radius, other_radius)
    if apart + inner <= tolerance:
        return "same"
    if apart > outer + tolerance:
        return "apart"
    if apart >= outer - tolerance:
        return "touching outside"
    if apart > inner + tolerance:
        return "crossing"
    return "touching inside" if apart >= inner - tolerance else "inside"


assert relate_circles((0, 0, 2), (3, 4, 2), 0.5) == "apart"
assert relate_circles((0, 0, 2), (3, 4, 2), 1) == "touching outside"
assert relate_circles((0, 0, 2), (3, 4, 4), 1) == "touching outside"
assert relate_circles((0, 0, 2), (3, 4, 4), 0.5) == "crossing"
assert relate_circles((3, 4, 6), (0, 0, 2), 1) == "touching inside"
assert relate_circles((1, 1, 2), (4, 5, 8), 0.5) == "inside"
assert relate_circles((4, 5, 8), (1, 1, 2), 1) == "touching inside"
assert relate_circles((2, 7, 3), (5, 7, 1), 5) == "same"
assert relate_circles((2, 7, 0), (5, 7, 3), 0) == "touching outside"
assert relate_circles((2, 7, 3), (2, 6, 0), 1) == "inside"
assert relate_circles((0, 0, -1), (3, 4, 6), 9) is None
assert relate_circles((0, 0, 6), (3, 4, -1), 9) is None
