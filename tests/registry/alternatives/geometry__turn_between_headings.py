def turn_between_headings(current, wanted, dead_zone):
    for size in range(181):
        for turn in (size, -size):
            if (current + turn - wanted) % 360 == 0:
                return turn if size > dead_zone else 0
    raise AssertionError("unreachable")
