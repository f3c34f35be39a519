"""Clock times HH:MM of daily doses spread evenly from getting up to bedtime, both included, each rounded to the nearest quarter hour, halves up. A single dose is taken on getting up; an earlier bedtime lies after midnight."""


def clock_of(minutes):
    hour, minute = divmod(minutes % 1440, 60)
    return f"{hour:02d}:{minute:02d}"


def minutes_of(text):
    hour, minute = text.split(":")
    return int(hour) * 60 + int(minute)


def dose_times(up, bed, doses):
    start, end = minutes_of(up), minutes_of(bed)
    if end < start:
        end += 1440
    gaps = max(doses - 1, 1)
    times = []
    for number in range(doses):
        scaled = start * gaps + (end - start) * number
        times.append(clock_of((2 * scaled + 15 * gaps) // (30 * gaps) * 15))
    return times


assert dose_times("08:00", "20:00", 3) == ["08:00", "14:00", "20:00"]
assert dose_times("07:00", "22:00", 4) == ["07:00", "12:00", "17:00", "22:00"]
assert dose_times("07:05", "22:10", 2) == ["07:00", "22:15"]
assert dose_times("07:08", "07:07", 2) == ["07:15", "07:00"]
assert dose_times("07:00", "08:15", 3) == ["07:00", "07:45", "08:15"]
assert dose_times("07:00", "08:14", 3) == ["07:00", "07:30", "08:15"]
assert dose_times("22:00", "06:00", 4) == ["22:00", "00:45", "03:15", "06:00"]
assert [dose_times("22:00", bed, 2)[1] for bed in ("06:07", "06:08")] == ["06:00", "06:15"]
assert dose_times("06:30", "23:55", 1) == ["06:30"]
assert dose_times("12:00", "23:59", 2) == ["12:00", "00:00"]
assert dose_times("08:00", "08:00", 3) == ["08:00", "08:00", "08:00"]
assert dose_times("08:00", "20:00", 0) == []
