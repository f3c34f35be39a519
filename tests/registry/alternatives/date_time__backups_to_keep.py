from datetime import date


def backups_to_keep(dates, daily, weekly, monthly):
    rest = [date.fromordinal(-n) for n in sorted({-day.toordinal() for day in dates})]
    kept = []
    for form, limit in (("%Y%m%d", daily), ("%G%V", weekly), ("%Y%m", monthly)):
        periods = [day.strftime(form) for day in rest]
        places = [place for place, period in enumerate(periods) if periods.index(period) == place]
        for place in places[:limit]:
            kept.append(rest[place].isoformat())
        if places[:limit]:
            rest = rest[places[:limit][-1] + 1 :]
    return kept
