"""Write a number of seconds with its two largest adjacent units of d, h, m and s, dropping the remainder: 1d 4h. A second unit of zero is left out, zero gives 0s, negative durations start with a minus."""

UNITS = (("d", 86400), ("h", 3600), ("m", 60), ("s", 1))


def coarse_duration(seconds):
    if seconds < 0:
        return "-" + coarse_duration(-seconds)
    for place, (unit, size) in enumerate(UNITS):
        count, rest = divmod(seconds, size)
        if count == 0:
            continue
        if place + 1 == len(UNITS):
            return f"{count}{unit}"
        next_unit, next_size = UNITS[place + 1]
        minor = rest // next_size
        return f"{count}{unit} {minor}{next_unit}" if minor else f"{count}{unit}"
    return "0s"


assert coarse_duration(100799) == "1d 3h"
assert coarse_duration(86400) == "1d"
assert coarse_duration(86399) == "23h 59m"
assert coarse_duration(86400 + 3599) == "1d"
assert coarse_duration(3600) == "1h"
assert coarse_duration(3599) == "59m 59s"
assert coarse_duration(3660) == "1h 1m"
assert coarse_duration(60) == "1m"
assert coarse_duration(59) == "59s"
assert coarse_duration(0) == "0s"
assert coarse_duration(-1) == "-1s"
assert coarse_duration(-7325) == "-2h 2m"
