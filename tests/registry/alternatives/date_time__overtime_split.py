def overtime_split(daily_minutes, limit, second_limit):
    if daily_minutes[7:]:
        raise ValueError("too many days")
    kinds = []
    for day, minutes in enumerate(daily_minutes):
        for minute in range(minutes):
            if day == 6 or minute >= second_limit:
                kinds.append("double")
            else:
                kinds.append("normal" if minute < limit else "overtime")
    return tuple(kinds.count(kind) for kind in ("normal", "overtime", "double"))
