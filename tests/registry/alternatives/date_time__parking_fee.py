def parking_fee(minutes, grace, hourly, daily_cap):
    fee = fee_today = 0
    for minute in range(minutes if minutes > grace else 0):
        if minute % 1440 == 0:
            fee, fee_today = fee + fee_today, 0
        if minute % 60 == 0:
            fee_today = min(fee_today + hourly, daily_cap)
    return fee + fee_today
