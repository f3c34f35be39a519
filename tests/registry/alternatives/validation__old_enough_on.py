from datetime import date


def old_enough_on(born, day, years):
    if date(*day) < date(*born):
        return False
    try:
        due = date(*born).replace(year=born[0] + years)
    except ValueError:
        due = date(born[0] + years, 2, 28)
    return date(*day) >= due
