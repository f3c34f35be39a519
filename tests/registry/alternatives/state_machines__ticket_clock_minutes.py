def ticket_clock_minutes(events, now):
    past = [event for event in events if event[0] <= now]
    fresh = max((i for i, (_, status) in enumerate(past) if status == "reopened"), default=0)
    ends = [minute for minute, _ in past[fresh + 1 :]] + [now]
    spans = zip(past[fresh:], ends, strict=True) if past else []
    return sum(end - start for (start, status), end in spans if status in ("open", "reopened"))
