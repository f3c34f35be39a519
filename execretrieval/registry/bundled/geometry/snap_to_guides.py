"""Shift a bar by the least amount within a reach that puts its start, middle (rounded down) or end on a guide, and return its new start. Ties go to the earlier guide, then to start before middle before end."""


def snap_to_guides(start, length, guides, reach):
    spots = (start, start + length // 2, start + length)
    best = None
    for guide in guides:
        for spot in spots:
            shift = guide - spot
            if abs(shift) > reach:
                continue
            if best is None or abs(shift) < abs(best):
                best = shift
    return start if best is None else start + best


assert snap_to_guides(10, 6, [12], 3) == 9
assert snap_to_guides(10, 60, [12], 3) == 12
assert snap_to_guides(10, 60, [14], 3) == 10
assert snap_to_guides(10, 60, [68], 3) == 8
assert snap_to_guides(10, 60, [43], 3) == 13
assert snap_to_guides(10, 3, [12], 3) == 11
assert snap_to_guides(10, 7, [13], 0) == 10
assert snap_to_guides(10, 60, [9, 11], 5) == 9
assert snap_to_guides(10, 60, [11, 9], 5) == 11
assert snap_to_guides(10, 4, [11], 5) == 11
assert snap_to_guides(10, 60, [30, 7, 72], 5) == 12
assert snap_to_guides(10, 60, [], 5) == 10
