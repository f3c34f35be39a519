"""Whether a bearing in whole degrees falls in a sector that runs clockwise from a start to an end, both widened by a margin and included, across north if need be. Equal start and end mean the full circle."""


def bearing_in_sector(bearing, start, end, margin):
    turn = (end - start) % 360
    if turn == 0:
        return True
    return (bearing - start + margin) % 360 <= turn + 2 * margin


assert bearing_in_sector(350, 350, 20, 0) is True
assert bearing_in_sector(20, 350, 20, 0) is True
assert bearing_in_sector(21, 350, 20, 0) is False
assert bearing_in_sector(349, 350, 20, 0) is False
assert bearing_in_sector(87, 90, 180, 3) is True
assert bearing_in_sector(86, 90, 180, 3) is False
assert bearing_in_sector(183, 90, 180, 3) is True
assert bearing_in_sector(184, 90, 180, 3) is False
assert bearing_in_sector(77, 30, 30, 0) is True
assert bearing_in_sector(359, 10, 370, 0) is True
assert bearing_in_sector(725, 350, 20, 0) is True
assert bearing_in_sector(-15, 350, 20, 0) is False
