"""Numbers named by one field of a cron line, sorted without repeats: commas between numbers, ranges like 2-5 or a star, each with an optional /step. Numbers outside the limits, backward ranges or a zero step give None."""

import re


def numbers_of(part, low, high):
    match = re.fullmatch(r"(\*|([0-9]+)(-[0-9]+)?)(/[0-9]+)?", part)
    if match is None:
        return []
    start = low if match[1] == "*" else int(match[2])
    stop = start
    if match[1] == "*":
        stop = high
    elif match[3]:
        stop = int(match[3][1:])
    step = int(match[4][1:]) if match[4] else 1
    if start < low or stop > high or step == 0:
        return []
    return list(range(start, stop + 1, step))


def expand_cron_field(text, low, high):
    found = set()
    for part in text.split(","):
        numbers = numbers_of(part, low, high)
        if not numbers:
            return None
        found.update(numbers)
    return sorted(found)


assert expand_cron_field("5", 0, 59) == [5]
assert expand_cron_field("*", 1, 7) == [1, 2, 3, 4, 5, 6, 7]
assert expand_cron_field("*/15", 0, 59) == [0, 15, 30, 45]
assert expand_cron_field("*/2", 1, 7) == [1, 3, 5, 7]
assert expand_cron_field("9,2-5,4", 0, 9) == [2, 3, 4, 5, 9]
assert expand_cron_field("1-10/4,12", 1, 12) == [1, 5, 9, 12]
assert expand_cron_field("0-6", 0, 6) == [0, 1, 2, 3, 4, 5, 6]
assert [expand_cron_field(text, 1, 6) for text in ("0", "7", "5-7", "1,0-2")] == [None] * 4
assert [expand_cron_field(text, 0, 9) for text in ("5-4", "1/0", "*/0")] == [None] * 3
assert [expand_cron_field(text, 0, 9) for text in ("", "1,", "a", "1-", "*-3", "-1")] == [None] * 6
assert expand_cron_field("4-4,6-6/9", 0, 9) == [4, 6]
