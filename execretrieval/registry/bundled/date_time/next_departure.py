"""Minutes from a minute of the week from Monday midnight on to the next departure after a lead time, timetable entries being minute of day and weekday digits, 1 for Monday. Minutes outside the day are ignored, none gives None."""

DAY, WEEK = 1440, 7 * 1440


def waiting_time(now, departure, lead):
    wait = (departure - now) % WEEK
    return wait if wait >= lead else wait + WEEK


def next_departure(now, lead, timetable):
    waits = []
    for minute, weekdays in timetable:
        if minute < 0 or minute >= DAY:
            continue
        for weekday in weekdays:
            waits.append(waiting_time(now, (int(weekday) - 1) * DAY + minute, lead))
    return min(waits, default=None)


assert next_departure(0, 0, [(480, "1")]) == 480
assert next_departure(480, 0, [(480, "1")]) == 0
assert next_departure(480, 1, [(480, "12")]) == 1440
assert next_departure(470, 10, [(480, "1")]) == 10
assert next_departure(470, 11, [(480, "1")]) == 10090
assert next_departure(481, 0, [(480, "1")]) == 10079
assert next_departure(1440, 0, [(10, "135"), (0, "3")]) == 1440
assert next_departure(6 * 1440 + 1000, 0, [(480, "6"), (500, "1")]) == 940
assert next_departure(600, 5, [(700, "1"), (650, "1"), (800, "1"), (604, "1")]) == 50
assert next_departure(600, 0, [(1440, "1"), (1439, "1")]) == 839
assert next_departure(600, 0, [(610, ""), (1440, "1"), (-1, "2")]) is None
assert next_departure(600, 0, []) is None
