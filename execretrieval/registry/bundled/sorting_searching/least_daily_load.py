"""Smallest daily capacity with which loads, kept in order and never split, can be carried within a number of days. No loads need a capacity of 0; fewer than one day gives None."""


def days_needed(capacity, loads):
    days = 1
    carried = 0
    for load in loads:
        if carried + load > capacity:
            days += 1
            carried = 0
        carried += load
    return days


def least_daily_load(loads, days):
    if days < 1:
        return None
    low, high = max(loads, default=0), sum(loads)
    while low < high:
        middle = (low + high) // 2
        if days_needed(middle, loads) > days:
            low = middle + 1
            continue
        high = middle
    return low


assert least_daily_load([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5) == 15
assert least_daily_load([3, 2, 2, 4, 1, 4], 3) == 6
assert least_daily_load([1, 2, 3, 1, 1], 4) == 3
assert least_daily_load([7, 2, 5, 10, 8], 2) == 18
assert least_daily_load([1, 9, 1], 2) == 10
assert least_daily_load([2, 2, 2], 1) == 6
assert least_daily_load([2, 2, 2], 2) == 4
assert least_daily_load([2, 2, 2], 3) == 2
assert least_daily_load([5], 3) == 5
assert least_daily_load([], 2) == 0
assert least_daily_load([4, 4], 0) is None
assert least_daily_load([], -1) is None
