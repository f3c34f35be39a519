from collections import Counter


def smallest_covering_window(items, required):
    wanted = Counter(required)
    for length in range(len(items) + 1):
        for start in range(len(items) - length + 1):
            if wanted <= Counter(items[start : start + length]):
                return start, start + length
    return None
