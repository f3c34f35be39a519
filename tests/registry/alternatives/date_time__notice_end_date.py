from datetime import date, timedelta


def notice_end_date(given: date, months, quarterly):
    if months <= -1:
        raise ValueError(months)
    # Count the month ends that pass, the one before the first day of a month included.
    wanted = months + 1
    day = given
    if months and given.day == 1:
        day -= timedelta(days=1)
    while True:
        following = day + timedelta(days=1)
        if following.day == 1:
            wanted -= 1
            if wanted <= 0 and (not quarterly or day.month in (3, 6, 9, 12)):
                return day.isoformat()
        day = following
