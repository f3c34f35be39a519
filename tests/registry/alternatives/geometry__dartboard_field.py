from math import cos, pi, sin


def dartboard_field(right, up, radii, labels):
    """The sector is the one whose middle direction is the closest, a touch further clockwise."""
    rings = [i for i, radius in enumerate(radii) if right**2 + up**2 <= radius**2]
    if not rings:
        return None
    if rings[0] == 0:
        return (0, None)
    turns = [2 * pi * i / len(labels) for i in range(len(labels))]
    across, along = right + up * 1e-9, up - right * 1e-9
    ahead = [across * sin(turn) + along * cos(turn) for turn in turns]
    return rings[0], labels[ahead.index(max(ahead))]
