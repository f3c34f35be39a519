def split_at_wide_gaps(numbers, groups):
    if not numbers or groups <= 0:
        return []
    parts = [sorted(numbers)]
    while len(parts) < groups:
        widest, where = 0, None
        for p, part in enumerate(parts):
            for i in range(1, len(part)):
                if part[i] - part[i - 1] > widest:
                    widest, where = part[i] - part[i - 1], (p, i)
        if where is None:
            break
        p, i = where
        parts[p : p + 1] = [parts[p][:i], parts[p][i:]]
    return parts
