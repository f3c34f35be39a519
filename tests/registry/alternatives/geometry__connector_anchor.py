from fractions import Fraction


def connector_anchor(box, target):
    """Try the crossing with each of the four sides; the one within the box is it."""
    left, top, width, height = map(Fraction, box)
    right, bottom = left + width, top + height
    x, y = (left + right) / 2, (top + bottom) / 2
    if left <= target[0] <= right and top <= target[1] <= bottom:
        return None
    dx, dy = target[0] - x, target[1] - y
    shares = [(side - x) / dx for side in (left, right) if dx] + [
        (side - y) / dy for side in (top, bottom) if dy
    ]
    for share in sorted(shares):
        place = (x + dx * share, y + dy * share)
        if share >= 0 and left <= place[0] <= right and top <= place[1] <= bottom:
            return place
    return None
