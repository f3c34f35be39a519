"""Where a ball ends that moves straight through a room with its corner at the origin, bouncing off the walls without loss. A room of no width or depth keeps the ball at zero in that direction."""


def fold_into(position, size):
    if size <= 0:
        return 0
    travelled = position % (2 * size)
    return min(travelled, 2 * size - travelled)


def bounce_in_room(start, velocity, seconds, room):
    x = start[0] + velocity[0] * seconds
    y = start[1] + velocity[1] * seconds
    width, depth = room
    return fold_into(x, width), fold_into(y, depth)


assert bounce_in_room((1, 1), (1, 2), 2, (10, 10)) == (3, 5)
assert bounce_in_room((8, 1), (3, 0), 2, (10, 10)) == (6, 1)
assert bounce_in_room((2, 3), (-3, -4), 2, (10, 10)) == (4, 5)
assert bounce_in_room((5, 5), (1, 5), 5, (10, 7)) == (10, 2)
assert bounce_in_room((0, 0), (7, 0), 3, (10, 5)) == (1, 0)
assert bounce_in_room((0, 1), (10, 3), 3, (5, 3)) == (0, 2)
assert bounce_in_room((3, 4), (9, 9), 0, (6, 6)) == (3, 4)
assert bounce_in_room((0.5, 1), (0.25, 1), 6, (1.5, 4)) == (1.0, 1)
assert bounce_in_room((4, 4), (1, 1), 1, (0, 9)) == (0, 5)
assert bounce_in_room((4, 4), (1, 1), 1, (9, -3)) == (5, 0)
assert bounce_in_room((0, 0), (1, 1), 1, (1, 1)) == (1, 1)
