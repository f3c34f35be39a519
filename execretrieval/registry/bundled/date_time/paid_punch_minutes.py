"""Paid minutes between clock-in and clock-out minutes of one day: arrivals round up to the next step, departures down, unless off by no more than a grace. Over six hours, thirty minutes of break are deducted; never negative."""


def round_up(minutes, step, grace):
    late = minutes % step
    if late <= grace:
        return minutes - late
    return minutes - late + step


def paid_punch_minutes(clock_in, clock_out, step, grace):
    start = round_up(clock_in, step, grace)
    stop = -round_up(-clock_out, step, grace)
    stay = max(0, stop - start)
    return stay - 30 if stay > 360 else stay


assert paid_punch_minutes(480, 540, 15, 0) == 60
assert paid_punch_minutes(481, 540, 15, 0) == 45
assert paid_punch_minutes(480, 539, 15, 0) == 45
assert paid_punch_minutes(483, 537, 15, 3) == 60
assert paid_punch_minutes(484, 540, 15, 3) == 45
assert paid_punch_minutes(480, 536, 15, 3) == 45
assert paid_punch_minutes(480, 841, 1, 0) == 331
assert paid_punch_minutes(480, 840, 1, 0) == 360
assert paid_punch_minutes(500, 900, 10, 2) == 370
assert paid_punch_minutes(484, 494, 15, 0) == 0
assert paid_punch_minutes(481, 494, 15, 0) == 0
assert paid_punch_minutes(600, 500, 15, 0) == 0
