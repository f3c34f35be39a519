"""Smallest daily hours in which jobs, kept in order and never split, can be done within a number of days, with a pause between two of the same day. No jobs need 0; fewer than one day gives None."""


def days_needed(hours, loads, pause):
    days = 1
    spent = -pause
    for load in loads:
        if spent + pause + load > hours:
            days += 1
            spent = -pause
        spent += pause + load
    return days


def least_daily_load(loads, days, pause):
    if days < 1:
        return None
    low, high = max(loads, default=0), sum(load + pause for load in loads)
    while low < high:
        middle = (low + high) // 2
        if days_needed(middle, loads, pause) > days:
            low = middle + 1
            continue
        high = middle
    return low


assert least_daily_load([2, 2, 2], 1, 9) == 24
assert least_daily_load([3, 5, 2], 1, 0) == 10
assert least_daily_load([3, 5, 2], 1, 1) == 12
assert least_daily_load([3, 5, 2], 2, 0) == 7
assert least_daily_load([3, 5, 2], 2, 1) == 8
assert least_daily_load([3, 5, 2], 3, 4) == 5
assert least_daily_load([2, 2, 2, 2], 2, 3) == 7
assert least_daily_load([2, 2, 2, 2], 3, 3) == 7
assert least_daily_load([2, 2, 2, 2], 4, 9) == 2
assert least_daily_load([6, 1, 1, 6], 2, 2) == 9
assert least_daily_load([1, 9, 1], 2, 1) == 11
assert least_daily_load([5], 1, 2) == 5
assert least_daily_load([], 2, 1) == 0
assert least_daily_load([4, 4], 0, 1) is None
