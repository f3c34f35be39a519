def minutes_until_closing(spans, weekday, minute):
    is_open = [False] * (7 * 24 * 60)
    for day, opens, closes in spans:
        at = day * 1440 + opens
        while True:
            is_open[at % len(is_open)] = True
            at += 1
            if at % 1440 == closes % 1440:
                break
    now = weekday * 1440 + minute
    count = 0
    while count < len(is_open) and is_open[(now + count) % len(is_open)]:
        count += 1
    return count
