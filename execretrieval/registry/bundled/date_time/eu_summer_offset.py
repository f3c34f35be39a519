"""Minutes that European local time is ahead of UTC at a UTC datetime: one hour more than the standard offset from 01:00 UTC on the last Sunday of March until 01:00 UTC on the last Sunday of October."""

from datetime import datetime, timedelta


def switch_time(year, month):
    last_day = datetime(year, month, 31, 1)
    return last_day - timedelta(days=(last_day.weekday() + 1) % 7)


def eu_summer_offset(moment, standard_offset):
    begin, finish = switch_time(moment.year, 3), switch_time(moment.year, 10)
    if moment < begin or moment >= finish:
        return standard_offset
    return standard_offset + 60


assert eu_summer_offset(datetime(2024, 3, 31, 0, 59, 59), 60) == 60
assert eu_summer_offset(datetime(2024, 3, 31, 1), 60) == 120
assert eu_summer_offset(datetime(2024, 10, 27, 0, 59, 59), 60) == 120
assert eu_summer_offset(datetime(2024, 10, 27, 1), 60) == 60
assert eu_summer_offset(datetime(2025, 3, 30, 1), 0) == 60
assert eu_summer_offset(datetime(2025, 3, 30, 0, 30), 0) == 0
assert eu_summer_offset(datetime(2025, 10, 26, 1), 120) == 120
assert eu_summer_offset(datetime(2025, 10, 26, 0), 120) == 180
assert eu_summer_offset(datetime(2022, 3, 27, 0), 0) == 0
assert eu_summer_offset(datetime(2022, 3, 27, 2), 0) == 60
assert eu_summer_offset(datetime(2024, 7, 1), -60) == 0
assert eu_summer_offset(datetime(2024, 12, 31), -60) == -60
