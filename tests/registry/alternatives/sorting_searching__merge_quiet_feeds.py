def merge_quiet_feeds(feeds, quiet, limit):
    everything = [entry for feed in feeds for entry in feed]
    everything.sort(key=lambda entry: entry[0])
    timeline = []
    for time, topic in everything:
        earlier = [shown for shown, other in timeline if other == topic]
        if not earlier or earlier[-1] + quiet <= time:
            timeline.append((time, topic))
    return timeline[: max(limit, 0)]
