def most_common_with_ties(items, places):
    counts = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    # An item is listed when fewer than the wanted number of items are strictly more frequent.
    listed = [item for item in counts if sum(other > counts[item] for other in counts.values()) < places]
    by_name = sorted(listed)
    return [(item, counts[item]) for item in sorted(by_name, key=counts.get, reverse=True)]
