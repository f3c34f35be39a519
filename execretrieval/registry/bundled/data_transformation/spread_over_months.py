"""Spread an amount in cents over months in proportion to the days used in each, rounded down, leftover cents going one each to the months with most days, ties to earlier ones. No days at all give zeros."""


def spread_over_months(cents, days):
    total = sum(days)
    if total == 0:
        return [0] * len(days)
    shares = [cents * used // total for used in days]
    left = cents - sum(shares)
    by_length = sorted(range(len(days)), key=lambda month: -days[month])
    for month in by_length[:left]:
        shares[month] += 1
    return shares


assert spread_over_months(100, [1, 1]) == [50, 50]
assert spread_over_months(100, [31, 28, 31]) == [35, 31, 34]
assert spread_over_months(101, [10, 10, 10]) == [34, 34, 33]
assert spread_over_months(100, [5, 20, 5]) == [17, 67, 16]
assert spread_over_months(7, [3, 0, 4]) == [3, 0, 4]
assert spread_over_months(10, [1, 2, 4]) == [1, 3, 6]
assert spread_over_months(0, [3, 4]) == [0, 0]
assert spread_over_months(50, [0, 0]) == [0, 0]
assert spread_over_months(9, [12]) == [9]
assert spread_over_months(50, []) == []
