from math import floor

LETTERS = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}


def anchor_label_box(point, size, side, gap):
    if side[1:] not in ("", "e", "w") or (len(side) == 2 and side[0] not in "ns") or len(side) > 2:
        return None
    if any(letter not in LETTERS for letter in side):
        return None
    corner = []
    for axis in (0, 1):
        toward = sum(LETTERS[letter][axis] for letter in side)
        away = {1: gap, -1: -gap - size[axis], 0: -floor(size[axis] / 2)}[toward]
        corner.append(point[axis] + away)
    return tuple(corner)
