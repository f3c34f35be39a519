def earliest_common_slot(calendars, length, opens, closes):
    for start in range(opens, closes - length + 1):
        if all(e <= start or s >= start + length for calendar in calendars for s, e in calendar):
            return start
    return None
