def tariff_cost(start, end, peak_from, peak_to, peak_rate, base_rate):
    cost = 0
    for minute in range(start, end):
        day, of_day = divmod(minute, 24 * 60)
        is_peak = day <= 4 and peak_from <= of_day // 60 < peak_to
        cost += peak_rate if is_peak else base_rate
    return cost
