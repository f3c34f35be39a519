"""Flight time as text like 11h05 from local departure and arrival clock times HH:MM, both airports' UTC offsets in minutes, and the days by which the arrival date is later. A flight taking zero or less gives None."""


def utc_minutes(clock, offset):
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes) - offset


def flight_duration(departure, from_offset, arrival, to_offset, days_added):
    begin = utc_minutes(departure, from_offset)
    end = utc_minutes(arrival, to_offset) + days_added * 1440
    if end <= begin:
        return None
    hours, minutes = divmod(end - begin, 60)
    return f"{hours}h{minutes:02d}"


assert flight_duration("10:00", 60, "12:30", 60, 0) == "2h30"
assert flight_duration("10:00", 60, "12:30", 120, 0) == "1h30"
assert flight_duration("13:20", 60, "16:05", -300, 0) == "8h45"
assert flight_duration("22:15", -300, "11:20", 60, 1) == "7h05"
assert flight_duration("09:00", 540, "02:00", -600, 0) == "12h00"
assert flight_duration("09:00", 540, "08:00", -480, -1) is None
assert flight_duration("21:00", 600, "20:00", -600, 0) == "19h00"
assert flight_duration("23:59", 0, "00:01", 0, 1) == "0h02"
assert flight_duration("10:00", 0, "10:01", 0, 0) == "0h01"
assert flight_duration("10:00", 0, "10:00", 0, 0) is None
assert flight_duration("10:00", 0, "10:59", 60, 0) is None
