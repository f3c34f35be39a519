def roll_up_paths(entries, deepest):
    split = [(tuple(filter(None, path.split("/"))), amount) for path, amount in entries]
    folders = {parts[:depth] for parts, _ in split for depth in range(1, len(parts) + 1)}
    rows = []
    for folder in folders:
        total = sum(amount for parts, amount in split if parts[: len(folder)] == folder)
        if total and len(folder) <= deepest:
            rows.append(("/".join(folder), total))
    return sorted(rows)
