"""Price of power used between two minutes of a week counted from Monday midnight: peak hours, from one hour to before another on Monday to Friday, cost their own rate a minute. A reversed span is free."""

DAY = 1440


def tariff_cost(start, end, peak_from, peak_to, peak_rate, base_rate):
    end = max(start, end)
    peak = 0
    for day in range(5):
        opening = day * DAY + peak_from * 60
        closing = day * DAY + peak_to * 60
        peak += max(0, min(end, closing) - max(start, opening))
    return peak * peak_rate + (end - start - peak) * base_rate


assert tariff_cost(480, 600, 8, 20, 5, 2) == 600
assert tariff_cost(470, 490, 8, 20, 5, 2) == 70
assert tariff_cost(1190, 1210, 8, 20, 5, 2) == 70
assert tariff_cost(1200, 1440 + 480, 8, 20, 5, 2) == 1440
assert tariff_cost(4 * 1440 + 1199, 4 * 1440 + 1201, 8, 20, 5, 2) == 7
assert tariff_cost(5 * 1440, 7 * 1440, 8, 20, 5, 2) == 5760
assert tariff_cost(0, 7 * 1440, 0, 1, 1, 0) == 300
assert tariff_cost(0, 7 * 1440, 0, 1, 0, 1) == 9780
assert tariff_cost(3 * 1440, 3 * 1440 + 61, 0, 1, 10, 1) == 601
assert tariff_cost(500, 500, 8, 20, 5, 2) == 0
assert tariff_cost(600, 480, 8, 20, 5, 2) == 0
