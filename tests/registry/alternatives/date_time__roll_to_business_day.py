from datetime import date, timedelta


def roll_to_business_day(day: date, holidays):
    near = [day + timedelta(days=offset) for offset in range(-31, 32)]
    business = [d for d in near if d not in holidays and d.strftime("%a") not in ("Sat", "Sun")]
    later = [d for d in business if d >= day and (d.year, d.month) == (day.year, day.month)]
    return str(later[0] if later else [d for d in business if d < day][-1])
