def trim_log_per_source(entries, per_source, total):
    if min(per_source, total) <= 0:
        raise ValueError("limit")
    kept = []
    for place, (source, text) in enumerate(entries):
        newer = [other for other, _ in entries[place:] if other == source]
        if len(newer) <= per_source:
            kept.append((source, text))
    while len(kept) > total:
        sources = [source for source, _ in kept]
        spare = [i for i, source in enumerate(sources) if sources.count(source) > 1]
        if not spare:
            break
        del kept[spare[0]]
    return kept
