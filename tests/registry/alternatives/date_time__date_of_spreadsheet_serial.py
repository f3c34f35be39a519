from calendar import monthrange


def date_of_spreadsheet_serial(serial):
    left = serial // 1
    if left < 1:
        return None
    year, month = 1900, 1
    while True:
        length = 29 if (year, month) == (1900, 2) else monthrange(year, month)[1]
        if left <= length:
            break
        left -= length
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    if (year, month, left) == (1900, 2, 29):
        return None
    return f"{year}-{month:02d}-{int(left):02d}"
