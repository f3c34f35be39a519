from datetime import date, timedelta


def in_yearly_season(day: date, first, last):
    new_year = date(day.year, 1, 1)
    texts = [f"{new_year + timedelta(days=n):%m-%d}" for n in range(366)]
    # The days of the season in order, walked round the year from the first to the last.
    bounds = [text if text in texts else "02-28" for text in (first, last)]
    year = texts[: texts.index("12-31") + 1]
    place = year.index(bounds[0])
    season = [year[place]]
    while season[-1] != bounds[1]:
        place += 1
        season.append(year[place % len(year)])
    return f"{day:%m-%d}" in season
