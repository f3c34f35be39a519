def list_with_rest(names, limit):
    count = len(names)
    if count == 0:
        return "nobody"
    if limit <= 0:
        return {1: "1 person"}.get(count, f"{count} people")
    parts = list(names)
    if count > limit:
        left = count - limit
        parts[limit:] = ["1 other" if left == 1 else f"{left} others"]
    head, tail = parts[:-1], parts[-1]
    return f"{', '.join(head)} and {tail}" if head else tail
