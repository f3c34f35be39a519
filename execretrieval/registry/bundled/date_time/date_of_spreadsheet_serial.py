"""ISO date of a spreadsheet day number where 1 is 1900-01-01 and 60 wrongly a February 29, 1900 that never was. That number and those below one give None; fractions, the time of day, are dropped."""

from datetime import date, timedelta

PHANTOM = 60


def date_of_spreadsheet_serial(serial):
    day = int(serial)
    if day < 1:
        return None
    if day > PHANTOM:
        day -= 1
    elif day == PHANTOM:
        return None
    return (date(1900, 1, 1) + timedelta(days=day - 1)).isoformat()


assert date_of_spreadsheet_serial(1) == "1900-01-01"
assert date_of_spreadsheet_serial(2) == "1900-01-02"
assert date_of_spreadsheet_serial(59) == "1900-02-28"
assert date_of_spreadsheet_serial(60) is None
assert date_of_spreadsheet_serial(61) == "1900-03-01"
assert date_of_spreadsheet_serial(62) == "1900-03-02"
assert date_of_spreadsheet_serial(366) == "1900-12-31"
assert date_of_spreadsheet_serial(25569) == "1970-01-01"
assert date_of_spreadsheet_serial(45351.75) == "2024-02-29"
assert date_of_spreadsheet_serial(0.99) is None
assert date_of_spreadsheet_serial(0) is None
assert date_of_spreadsheet_serial(-1) is None
