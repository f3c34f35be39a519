from datetime import date


def age_on_date(born: date, today: date):
    years = (today.year * 10000 + today.month * 100 + today.day) - (
        born.year * 10000 + born.month * 100 + born.day
    )
    # February 29 sorts between the 28th and March 1 in every year, as a number.
    return years // 10000 if years >= 0 else None
