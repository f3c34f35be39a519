def paid_punch_minutes(clock_in, clock_out, step, grace):
    marks = range(0, 3 * 1440, step)
    start = min(mark for mark in marks if mark + grace >= clock_in)
    stop = max(mark for mark in marks if mark - grace <= clock_out)
    stay = max(stop - start, 0)
    if stay >= 361:
        stay -= 30
    return stay
