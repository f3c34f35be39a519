from fractions import Fraction


def balance_point(plates):
    """Put the weight of each plate on its middle and average."""
    if any(min(plate[2], plate[3]) <= 0 for plate in plates):
        return None
    weights = [plate[2] * plate[3] * plate[4] for plate in plates]
    if sum(weights) == 0:
        return None
    point = []
    for axis in (0, 1):
        middles = [plate[axis] + Fraction(plate[axis + 2]) / 2 for plate in plates]
        moment = sum(middle * weight for middle, weight in zip(middles, weights, strict=True))
        point.append(moment / sum(weights))
    return tuple(point)
