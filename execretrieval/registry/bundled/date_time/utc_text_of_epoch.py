"""Write seconds since 1970 as UTC text like 2024-02-29T13:05:09Z without calling the clock library, counting years and months off the days. Times before 1970 or from the year 10000 on give None."""

MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def year_days(year):
    return 366 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 365


def split_day_of_year(year, day):
    for month, length in enumerate(MONTH_DAYS, 1):
        if month == 2:
            length += year_days(year) - 365
        if day < length:
            return month, day + 1
        day -= length


def utc_text_of_epoch(seconds):
    if seconds < 0:
        return None
    days, rest = divmod(seconds, 86400)
    hour, rest = divmod(rest, 3600)
    minute, second = divmod(rest, 60)
    for year in range(1970, 10000):
        if days < year_days(year):
            month, day = split_day_of_year(year, days)
            return f"{year}-{month:02d}-{day:02d}T{hour:02d}:{minute:02d}:{second:02d}Z"
        days -= year_days(year)
    return None


assert utc_text_of_epoch(0) == "1970-01-01T00:00:00Z"
assert utc_text_of_epoch(1709211909) == "2024-02-29T13:05:09Z"
assert utc_text_of_epoch(951782399) == "2000-02-28T23:59:59Z"
assert utc_text_of_epoch(951868800) == "2000-03-01T00:00:00Z"
assert utc_text_of_epoch(31535999) == "1970-12-31T23:59:59Z"
assert utc_text_of_epoch(31536000) == "1971-01-01T00:00:00Z"
assert utc_text_of_epoch(4107542400) == "2100-03-01T00:00:00Z"
assert utc_text_of_epoch(1685577660) == "2023-06-01T00:01:00Z"
assert [utc_text_of_epoch(1672531200 + 86400 * n)[5:10] for n in (119, 211, 242, 272, 303)] == [
    "04-30",
    "07-31",
    "08-31",
    "09-30",
    "10-31",
]
assert [
    utc_text_of_epoch(1672531200 + 86400 * n)[5:10] for n in (120, 150, 212, 243, 333, 334)
] == [
    "05-01",
    "05-31",
    "08-01",
    "09-01",
    "11-30",
    "12-01",
]
assert [utc_text_of_epoch(seconds) for seconds in (253402300799, 253402300800)] == [
    "9999-12-31T23:59:59Z",
    None,
]
assert utc_text_of_epoch(-1) is None
