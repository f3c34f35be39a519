"""Parking fee in cents for whole minutes parked: every hour begun costs the rate, each day of 24 hours from the start on at most a cap. Stays within the grace minutes cost 0, longer ones are charged in full."""


def ceil_div(number, divisor):
    return -(-number // divisor)


def parking_fee(minutes, grace, hourly, daily_cap):
    if minutes <= grace:
        return 0
    days, rest = divmod(minutes, 1440)
    full_days = days * min(24 * hourly, daily_cap)
    return full_days + min(ceil_div(rest, 60) * hourly, daily_cap)


assert parking_fee(15, 15, 200, 1500) == 0
assert parking_fee(14, 15, 200, 1500) == 0
assert parking_fee(16, 15, 200, 1500) == 200
assert parking_fee(60, 15, 200, 1500) == 200
assert parking_fee(61, 15, 200, 1500) == 400
assert parking_fee(420, 15, 200, 1500) == 1400
assert parking_fee(421, 15, 200, 1500) == 1500
assert parking_fee(1440, 15, 200, 1500) == 1500
assert parking_fee(1441, 15, 200, 1500) == 1700
assert parking_fee(2 * 1440 + 60, 0, 10, 1500) == 490
assert parking_fee(60, 0, 200, 150) == 150
assert parking_fee(0, 0, 200, 1500) == 0
