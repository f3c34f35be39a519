"""Percentage change of each value against the one a number of periods earlier, rounded to one decimal. Without an earlier value, or if either is missing or the earlier is zero, it is None; a lag below one raises ValueError."""


def change_in_percent(earlier, value):
    if value is None or not earlier:
        return None
    return round((value - earlier) * 100 / abs(earlier), 1)


def period_changes(values, lag):
    if lag < 1:
        raise ValueError("the lag must be at least one")
    head = [None] * min(lag, len(values))
    return head + [change_in_percent(values[i - lag], values[i]) for i in range(lag, len(values))]


assert period_changes([100, 110, 99], 1) == [None, 10.0, -10.0]
assert period_changes([100, 110, 150, 99], 2) == [None, None, 50.0, -10.0]
assert period_changes([8, 9, 12], 1) == [None, 12.5, 33.3]
assert period_changes([-50, 25, -25], 1) == [None, 150.0, -200.0]
assert period_changes([0, 5, 0, 4], 1) == [None, None, -100.0, None]
assert period_changes([4, None, 6, 3], 1) == [None, None, None, -50.0]
assert period_changes([1, 2], 2) == [None, None]
assert period_changes([1, 2], 5) == [None, None]
assert period_changes([], 1) == []
try:
    period_changes([1, 2], 0)
except ValueError:
    pass
else:
    raise AssertionError("a lag of zero must be refused")
