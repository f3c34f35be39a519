from datetime import date, timedelta


def accrued_leave_days(hired: date, today: date, allowance, limit):
    months, day = 0, hired
    while day < today:
        day += timedelta(days=1)
        is_last = (day + timedelta(days=1)).day == 1
        months += day.day == hired.day or (is_last and day.day < hired.day)
    earned = 0
    while (earned + 0.5) * 12 <= months * allowance and earned < limit:
        earned += 0.5
    return min(earned, limit)
