def night_shift_minutes(start, end, dusk, dawn):
    def minutes_of_day(first, last):
        first, last = (int(text[:2]) * 60 + int(text[3:]) for text in (first, last))
        minute, found = first, []
        while minute != last:
            found.append(minute)
            minute = (minute + 1) % 1440
        return found

    night = set(minutes_of_day(dusk, dawn))
    return sum(minute in night for minute in minutes_of_day(start, end))
