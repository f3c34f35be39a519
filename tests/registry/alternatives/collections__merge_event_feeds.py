def merge_event_feeds(feeds, cutoff):
    entries = [entry for feed in feeds for entry in feed if not entry[0] < cutoff]
    kept = []
    for entry in sorted(entries, key=lambda entry: -entry[0]):
        if all(entry[1] != other[1] for other in kept):
            kept.append(entry)
    kept.sort(key=lambda entry: entry[1])
    return sorted(kept, key=lambda entry: entry[0])
