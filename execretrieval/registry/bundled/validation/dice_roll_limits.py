"""Least and greatest total of a dice expression such as 3d6+2 or d20-1, one die being meant without a count. Counts from 1 to 100 and sides from 2 to 1000 without leading zeros are allowed; anything else gives None."""

import re


def bounded(text, low, high):
    number = int(text)
    if text != str(number) or number < low or number > high:
        return None
    return number


def dice_roll_limits(text):
    match = re.fullmatch("([0-9]*)d([0-9]+)([+-][0-9]+)?", text)
    if match is None:
        return None
    count = bounded(match[1] or "1", 1, 100)
    sides = bounded(match[2], 2, 1000)
    if count is None or sides is None:
        return None
    bonus = int(match[3] or 0)
    return count + bonus, count * sides + bonus


assert dice_roll_limits("3d6") == (3, 18)
assert dice_roll_limits("3d6+2") == (5, 20)
assert dice_roll_limits("d20-1") == (0, 19)
assert dice_roll_limits("1d2") == (1, 2)
assert dice_roll_limits("100d1000") == (100, 100000)
assert [dice_roll_limits(text) for text in ("101d6", "2d1001", "2d1")] == [None] * 3
assert [dice_roll_limits(text) for text in ("0d6", "03d6", "2d06")] == [None] * 3
assert dice_roll_limits("d4+05") == (6, 9)
assert [dice_roll_limits(text) for text in ("", "6", "d", "2x6", "2d6+", "2d6 ", "-1d6")] == [
    None
] * 7
assert dice_roll_limits("2d3-4") == (-2, 2)
