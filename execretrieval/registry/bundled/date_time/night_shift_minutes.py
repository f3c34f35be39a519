"""Minutes of a work shift that fall into the night, all times being HH:MM text. An end before its start lies on the next day; a shift or night that ends when it starts is empty and gives 0."""

DAY = 24 * 60


def clock_minutes(text):
    hours, minutes = text.split(":")
    return int(hours) * 60 + int(minutes)


def as_span(start, end):
    if end < start:
        return start, end + DAY
    return start, end


def shared_minutes(start, end, other_start, other_end):
    return max(0, min(end, other_end) - max(start, other_start))


def night_shift_minutes(start, end, dusk, dawn):
    start, end = as_span(clock_minutes(start), clock_minutes(end))
    dusk, dawn = as_span(clock_minutes(dusk), clock_minutes(dawn))
    return sum(
        shared_minutes(start, end, dusk + offset, dawn + offset) for offset in (-DAY, 0, DAY)
    )


assert night_shift_minutes("21:00", "23:30", "22:00", "06:00") == 90
assert night_shift_minutes("23:00", "07:00", "22:00", "06:00") == 420
assert night_shift_minutes("05:00", "13:00", "22:00", "06:00") == 60
assert night_shift_minutes("06:00", "22:00", "22:00", "06:00") == 0
assert night_shift_minutes("05:59", "22:01", "22:00", "06:00") == 2
assert night_shift_minutes("23:00", "22:30", "22:00", "06:00") == 450
assert night_shift_minutes("00:30", "04:10", "01:00", "03:00") == 120
assert night_shift_minutes("02:00", "01:30", "01:00", "03:00") == 90
assert night_shift_minutes("20:00", "02:00", "20:00", "02:00") == 360
assert night_shift_minutes("23:00", "23:00", "22:00", "06:00") == 0
assert night_shift_minutes("08:00", "20:00", "12:00", "12:00") == 0
