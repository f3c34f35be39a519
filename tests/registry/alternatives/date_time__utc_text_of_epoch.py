def utc_text_of_epoch(seconds):
    # Days from 0000-03-01, so that leap days end a year; closed forms from there.
    days, rest = divmod(seconds, 86400)
    shifted = days + 719468
    era, of_era = divmod(shifted, 146097)
    year_of_era = (of_era - of_era // 1460 + of_era // 36524 - of_era // 146096) // 365
    of_year = of_era - (365 * year_of_era + year_of_era // 4 - year_of_era // 100)
    from_march = (5 * of_year + 2) // 153
    day = of_year - (153 * from_march + 2) // 5 + 1
    month = from_march + 3 if from_march < 10 else from_march - 9
    year = year_of_era + era * 400 + (month <= 2)
    clock = [rest // 3600, rest // 60 % 60, rest % 60]
    text = "{}-{:02}-{:02}T{:02}:{:02}:{:02}Z".format(year, month, day, *clock)
    return text if seconds >= 0 and year <= 9999 else None
