"""Drive a robot over a grid from the lower left, facing north: F steps unless a wall is bumped, L and R turn, other letters do nothing. Return column, row, compass letter and bumps; an empty grid gives None."""

HEADINGS = (("N", 0, 1), ("E", 1, 0), ("S", 0, -1), ("W", -1, 0))
TURNS = {"L": -1, "R": 1}


def is_inside(x, y, width, height):
    return 0 <= x < width and 0 <= y < height


def walk_bounded_robot(commands, width, height):
    if width < 1 or height < 1:
        return None
    x = y = heading = bumps = 0
    for command in commands:
        heading = (heading + TURNS.get(command, 0)) % 4
        if command != "F":
            continue
        _, dx, dy = HEADINGS[heading]
        if not is_inside(x + dx, y + dy, width, height):
            bumps += 1
            continue
        x += dx
        y += dy
    letter, _, _ = HEADINGS[heading]
    return x, y, letter, bumps


assert walk_bounded_robot("FF", 1, 3) == (0, 2, "N", 0)
assert walk_bounded_robot("FFF", 3, 3) == (0, 2, "N", 1)
assert walk_bounded_robot("RFF", 3, 2) == (2, 0, "E", 0)
assert walk_bounded_robot("RFFF", 3, 9) == (2, 0, "E", 1)
assert walk_bounded_robot("LF", 3, 3) == (0, 0, "W", 1)
assert walk_bounded_robot("RRFF", 2, 2) == (0, 0, "S", 2)
assert walk_bounded_robot("FRFRF", 2, 2) == (1, 0, "S", 0)
assert walk_bounded_robot("RFLLF", 2, 1) == (0, 0, "W", 0)
assert walk_bounded_robot("LLLLF xRf", 1, 2) == (0, 1, "E", 0)
assert walk_bounded_robot("", 1, 1) == (0, 0, "N", 0)
assert walk_bounded_robot("F", 0, 3) is None
assert walk_bounded_robot("F", 3, 0) is None
