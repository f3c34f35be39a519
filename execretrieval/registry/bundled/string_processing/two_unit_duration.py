"""Describe a number of seconds in words by its largest unit, day, hour, minute or second, and the next smaller one if not zero, as 1 hour and 2 minutes, the rest cut off. Zero gives no time, negatives None."""

UNITS = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))


def counted(number, noun):
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def two_unit_duration(seconds):
    if seconds < 0:
        return None
    parts = []
    for noun, size in UNITS:
        number, seconds = divmod(seconds, size)
        if number > 0:
            parts.append(counted(number, noun))
        elif not parts:
            continue
        else:
            break
        if len(parts) == 2:
            break
    return " and ".join(parts) or "no time"


assert two_unit_duration(3725) == "1 hour and 2 minutes"
assert two_unit_duration(3605) == "1 hour"
assert two_unit_duration(90061) == "1 day and 1 hour"
assert two_unit_duration(172859) == "2 days"
assert two_unit_duration(86400 * 3 + 7200) == "3 days and 2 hours"
assert two_unit_duration(3599) == "59 minutes and 59 seconds"
assert two_unit_duration(3600) == "1 hour"
assert two_unit_duration(61) == "1 minute and 1 second"
assert two_unit_duration(60) == "1 minute"
assert two_unit_duration(59) == "59 seconds"
assert two_unit_duration(0) == "no time"
assert two_unit_duration(-1) is None
