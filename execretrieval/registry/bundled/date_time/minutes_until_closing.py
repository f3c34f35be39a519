"""Minutes a shop stays open, at most a week, from a weekday, Monday being 0, and minute of the day, by spans of weekday, opening and closing minute; a closing not after the opening is next day's. Closed gives 0."""

DAY, WEEK = 1440, 7 * 1440


def length_of(opens, closes):
    return closes - opens if closes > opens else closes - opens + DAY


def is_open(spans, moment):
    return any(
        (moment - day * DAY - opens) % WEEK < length_of(opens, closes)
        for day, opens, closes in spans
    )


def minutes_until_closing(spans, weekday, minute):
    now = weekday * DAY + minute
    moments = {0}
    for day, opens, closes in spans:
        moments.add((day * DAY + opens + length_of(opens, closes) - now) % WEEK)
    for ahead in sorted(moments):
        if not is_open(spans, now + ahead):
            return ahead
    return WEEK


assert minutes_until_closing([(0, 480, 720)], 0, 480) == 240
assert minutes_until_closing([(0, 480, 720)], 0, 719) == 1
assert minutes_until_closing([(0, 480, 720)], 0, 720) == 0
assert minutes_until_closing([(0, 480, 720)], 0, 479) == 0
assert minutes_until_closing([(0, 480, 720)], 1, 500) == 0
assert minutes_until_closing([(4, 1200, 120)], 5, 60) == 60
assert minutes_until_closing([(4, 1200, 120)], 4, 60) == 0
assert minutes_until_closing([(6, 1200, 120)], 0, 119) == 1
assert minutes_until_closing([(0, 720, 800), (0, 480, 720)], 0, 700) == 100
assert minutes_until_closing([(2, 0, 0)], 2, 30) == 1410
assert minutes_until_closing([(day, 0, 0) for day in range(7)], 3, 5) == 10080
assert minutes_until_closing([(day, 0, 1440 - day // 6) for day in range(7)], 0, 0) == 10079
