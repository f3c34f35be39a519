from fractions import Fraction
from math import floor


def crop_to_ratio(size, ratio, focus):
    if min(ratio) <= 0:
        return None
    shape = Fraction(ratio[0], ratio[1])
    width, height = size
    if Fraction(width, height or 1) > shape:
        crop = (floor(height * shape), height)
    else:
        crop = (width, min(height, floor(width / shape)))
    corner = []
    for at, length, whole in zip(focus, crop, size, strict=True):
        places = range(whole - length + 1)
        corner.append(min(places, key=lambda place: abs(place + length // 2 - at)))
    return (*corner, *crop)
