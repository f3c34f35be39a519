from datetime import date, timedelta


def uncovered_periods(start: date, end: date, policies):
    days = [start + timedelta(days=n) for n in range((end - start).days + 1)]
    bare = [day for day in days if not any(first <= day <= last for first, last in policies)]
    gaps = []
    for day in bare:
        if gaps and (day - gaps[-1][1]).days == 1:
            gaps[-1][1] = day
        else:
            gaps.append([day, day])
    return [(str(first), str(last)) for first, last in gaps]
