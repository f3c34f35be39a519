def overlaps(fixed, moving):
    return all(fixed[i] < moving[i + 2] and moving[i] < fixed[i + 2] for i in (0, 1))


def push_boxes_apart(fixed, moving):
    """Try ever longer moves in the preferred order."""
    left, top, right, bottom = moving
    for length in range(1000):
        for x, y in ((-length, 0), (length, 0), (0, -length), (0, length)):
            if not overlaps(fixed, (left + x, top + y, right + x, bottom + y)):
                return (x, y) if length else None
    return None
