from collections import Counter


def smallest_covering_window(items, required, forbidden):
    wanted = Counter(required)
    for length in range(len(items) + 1):
        for start in range(len(items) - length + 1):
            part = items[start : start + length]
            if wanted <= Counter(part) and not set(part) & set(forbidden):
                return start, start + length
    return None
