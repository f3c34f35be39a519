from fractions import Fraction
from math import floor


def parts(color):
    text = format(color, "016b")
    return [int(text[:5], 2), int(text[5:11], 2), int(text[11:], 2)]


def blend_rgb565(first, second, weight):
    if min(first, second) < 0 or max(first, second) > 65535:
        return None
    share = Fraction(sorted((0, weight, 32))[1], 32)
    red, green, blue = (
        floor(a + (b - a) * share + Fraction(1, 2)) for a, b in zip(parts(first), parts(second), strict=True)
    )
    return red * 2048 + green * 32 + blue
