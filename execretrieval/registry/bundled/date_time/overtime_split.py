"""Split minutes worked per day of a week into normal, overtime and double-time totals: beyond a daily limit is overtime, beyond a second limit double, and the seventh day is all double. More than seven days raise ValueError."""


def beyond(minutes, limit):
    return max(0, minutes - limit)


def overtime_split(daily_minutes, limit, second_limit):
    if len(daily_minutes) > 7:
        raise ValueError("a week has seven days")
    normal = overtime = double = 0
    for day, minutes in enumerate(daily_minutes, 1):
        if day == 7:
            double += minutes
            continue
        extra = beyond(minutes, limit)
        top = beyond(minutes, second_limit)
        normal += minutes - extra
        overtime += extra - top
        double += top
    return normal, overtime, double


assert overtime_split([480], 480, 720) == (480, 0, 0)
assert overtime_split([481], 480, 720) == (480, 1, 0)
assert overtime_split([479], 480, 720) == (479, 0, 0)
assert overtime_split([720], 480, 720) == (480, 240, 0)
assert overtime_split([750], 480, 720) == (480, 240, 30)
assert overtime_split([500, 400, 800, 0, 480], 480, 720) == (1840, 260, 80)
assert overtime_split([0, 0, 0, 0, 0, 490, 0], 480, 720) == (480, 10, 0)
assert overtime_split([60, 0, 0, 0, 0, 60, 490], 480, 720) == (120, 0, 490)
assert overtime_split([10], 0, 4) == (0, 4, 6)
assert overtime_split([], 480, 720) == (0, 0, 0)
try:
    overtime_split([1] * 8, 480, 720)
except ValueError:
    pass
else:
    raise AssertionError("an eighth day was accepted")
