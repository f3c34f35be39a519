def minutes_until_closing(spans, weekday, minute):
    week = 7 * 24 * 60
    start = moment = weekday * 1440 + minute
    # Jump from closing time to closing time as long as some span holds the moment.
    while moment - start < week:
        ends = []
        for day, opens, closes in spans:
            begin = day * 1440 + opens
            begin += (moment - begin) // week * week
            end = begin + (closes - opens - 1) % 1440 + 1
            if moment < end:
                ends.append(end)
        if not ends:
            return moment - start
        moment = max(ends)
    return week
