from math import atan, sin, tan


def arc_from_bulge(start, end, bulge):
    """Half the chord over the sine of half the angle is the radius; its tangent gives the height."""
    a, b = complex(*start), complex(*end)
    if not bulge or a == b:
        return None
    half = 2 * atan(bulge)
    chord = abs(b - a) / 2
    height = chord / tan(half)
    center = (a + b) / 2 + 1j * (b - a) / abs(b - a) * height
    radius = abs(chord / sin(half))
    return round(center.real, 9), round(center.imag, 9), round(radius, 9)
