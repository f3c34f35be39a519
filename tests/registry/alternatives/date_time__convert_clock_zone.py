from datetime import datetime, timedelta, timezone


def convert_clock_zone(text, from_offset, to_offset):
    zones = [timezone(timedelta(minutes=offset)) for offset in (from_offset, to_offset)]
    try:
        moment = datetime.strptime(f"2001-05-15 {text}", "%Y-%m-%d %H:%M").replace(tzinfo=zones[0])
    except ValueError:
        return None
    local = moment.astimezone(zones[1])
    suffix = {14: "-1", 15: "", 16: "+1"}[local.day]
    return local.strftime("%H:%M") + suffix
