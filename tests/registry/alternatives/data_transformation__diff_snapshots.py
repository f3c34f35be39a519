def diff_snapshots(old, new, ignored=()):
    added, removed, changed = [], [], []
    for key in sorted(set(old) | set(new)):
        if key not in old or key not in new:
            (removed if key in old else added).append(key)
            continue
        fields = (set(old[key]) | set(new[key])) - set(ignored)
        if any(old[key].get(field) != new[key].get(field) for field in fields):
            changed.append(key)
    return added, removed, changed
