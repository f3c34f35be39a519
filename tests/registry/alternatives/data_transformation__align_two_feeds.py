def latest(feed, time):
    seen = [value for stamp, value in feed if stamp <= time]
    return seen[-1] if seen else None


def align_two_feeds(first, second):
    times = sorted({stamp for feed in (first, second) for stamp, _ in feed})
    return [(time, latest(first, time), latest(second, time)) for time in times]
