from datetime import datetime, timedelta, timezone


def flight_duration(departure, from_offset, arrival, to_offset, days_added):
    zones = [timezone(timedelta(minutes=offset)) for offset in (from_offset, to_offset)]
    times = [tuple(map(int, clock.split(":"))) for clock in (departure, arrival)]
    begin = datetime(2001, 7, 10, *times[0], tzinfo=zones[0])
    end = datetime(2001, 7, 10, *times[1], tzinfo=zones[1]) + timedelta(days=days_added)
    minutes = (end - begin).total_seconds() / 60
    return f"{int(minutes / 60)}h{int(minutes % 60):0>2}" if minutes > 0 else None
