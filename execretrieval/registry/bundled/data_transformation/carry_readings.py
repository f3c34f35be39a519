"""Fill missing sensor values with the last known one, but only up to a number of steps after it; older gaps stay None, as do leading ones. A negative limit means no limit."""


def carry_readings(readings, limit):
    filled = []
    source = None
    for position, reading in enumerate(readings):
        if reading is not None:
            source = position
        usable = source is not None and (limit < 0 or position - source <= limit)
        filled.append(readings[source] if usable else None)
    return filled


assert carry_readings([4, None, None, 7], 1) == [4, 4, None, 7]
assert carry_readings([4, None, None, 7], 2) == [4, 4, 4, 7]
assert carry_readings([4, None, None, None, 7, None], 2) == [4, 4, 4, None, 7, 7]
assert carry_readings([None, None, 3], 5) == [None, None, 3]
assert carry_readings([1, None, 2], 0) == [1, None, 2]
assert carry_readings([1, None, None, None], -1) == [1, 1, 1, 1]
assert carry_readings([None, 6, None, None], -3) == [None, 6, 6, 6]
assert carry_readings([0, None], 1) == [0, 0]
assert carry_readings([], 2) == []
