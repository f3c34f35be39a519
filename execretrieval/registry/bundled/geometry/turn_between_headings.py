"""Signed turn in whole degrees from one compass heading to another, the shorter way round, right positive. Exactly opposite headings turn right; turns whose size is within a dead zone count as zero."""


def turn_between_headings(current, wanted, dead_zone):
    turn = (wanted - current) % 360
    if turn > 180:
        turn -= 360
    if abs(turn) <= dead_zone:
        return 0
    return turn


assert turn_between_headings(10, 50, 5) == 40
assert turn_between_headings(50, 10, 5) == -40
assert turn_between_headings(350, 20, 0) == 30
assert turn_between_headings(20, 350, 0) == -30
assert turn_between_headings(0, 180, 0) == 180
assert turn_between_headings(270, 90, 3) == 180
assert turn_between_headings(0, 181, 0) == -179
assert turn_between_headings(90, 95, 5) == 0
assert turn_between_headings(90, 96, 5) == 6
assert turn_between_headings(2, 357, 5) == 0
assert turn_between_headings(2, 356, 5) == -6
assert turn_between_headings(725, -10, 0) == -15
