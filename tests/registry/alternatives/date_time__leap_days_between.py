from calendar import isleap


def leap_days_between(first, last):
    days = [(year, 2, 29) for year in range(first[0], last[0] + 1) if isleap(year)]
    return len([day for day in days if first <= day <= last])
