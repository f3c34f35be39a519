"""Turn HH:MM readings logged in order into minutes since midnight of the first day: a smaller reading means the next day, unless smaller by at most a tolerance, which is drift and repeats the previous time. Blank readings are skipped."""


def clock_to_minutes(text):
    hours, minutes = text.split(":")
    return int(hours) * 60 + int(minutes)


def unwrap_clock_readings(readings, tolerance):
    unwrapped = []
    last = 0
    for text in readings:
        if not text.strip():
            continue
        clock = clock_to_minutes(text)
        day, last_clock = divmod(last, 1440)
        if last_clock - clock > tolerance:
            day += 1
        last = max(last, day * 1440 + clock)
        unwrapped.append(last)
    return unwrapped


assert unwrap_clock_readings(["08:00", "09:30"], 0) == [480, 570]
assert unwrap_clock_readings(["23:00", "01:05"], 0) == [1380, 1505]
assert unwrap_clock_readings(["23:00", "22:00", "22:00", "21:00"], 0) == [1380, 2760, 2760, 4140]
assert unwrap_clock_readings(["08:10", "08:05"], 5) == [490, 490]
assert unwrap_clock_readings(["08:10", "08:04"], 5) == [490, 1924]
assert unwrap_clock_readings(["08:10", "08:05", "08:06"], 5) == [490, 490, 490]
assert unwrap_clock_readings(["23:58", "00:01", "00:00"], 0) == [1438, 1441, 2880]
assert unwrap_clock_readings(["12:00", "12:00"], 0) == [720, 720]
assert unwrap_clock_readings(["23:58", "00:01", "00:00"], 3) == [1438, 1441, 1441]
assert unwrap_clock_readings(["00:00", "", " "], 9) == [0]
assert unwrap_clock_readings(["23:57"], 5) == [1437]
assert unwrap_clock_readings([], 5) == []
