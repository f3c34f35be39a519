from datetime import date, timedelta


def prorated_rent(rent, year, month, move_in: date, move_out: date):
    day = move_in.replace(year=year, month=month, day=1)
    length = paid = 0
    while day.month == month:
        length += 1
        paid += move_in <= day <= move_out
        day += timedelta(days=1)
    return rent * paid // length
