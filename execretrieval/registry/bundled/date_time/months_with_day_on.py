"""List year and month pairs, from one month to another inclusive, in which a day number falls on a weekday, Monday being 0. Months too short for the day are passed over; a reversed range is empty."""

from calendar import monthrange


def months_with_day_on(first, last, day, weekday):
    start, stop = (year * 12 + month - 1 for year, month in (first, last))
    found = []
    for index in range(start, stop + 1):
        year, offset = divmod(index, 12)
        first_weekday, length = monthrange(year, offset + 1)
        if day > length:
            continue
        if (first_weekday + day - 1) % 7 == weekday:
            found.append((year, offset + 1))
    return found


assert months_with_day_on((2023, 1), (2024, 12), 13, 4) == [
    (2023, 1),
    (2023, 10),
    (2024, 9),
    (2024, 12),
]
assert months_with_day_on((2023, 10), (2024, 9), 13, 4) == [(2023, 10), (2024, 9)]
assert months_with_day_on((2023, 11), (2024, 8), 13, 4) == []
assert months_with_day_on((2024, 1), (2024, 12), 31, 6) == [(2024, 3)]
assert months_with_day_on((2024, 1), (2024, 7), 30, 1) == [(2024, 1), (2024, 4), (2024, 7)]
assert months_with_day_on((2023, 2), (2024, 2), 29, 3) == [(2023, 6), (2024, 2)]
assert months_with_day_on((2024, 3), (2024, 3), 1, 4) == [(2024, 3)]
assert months_with_day_on((2024, 3), (2024, 3), 1, 5) == []
assert months_with_day_on((2024, 1), (2024, 12), 32, 3) == []
assert months_with_day_on((2024, 4), (2024, 3), 1, 4) == []
