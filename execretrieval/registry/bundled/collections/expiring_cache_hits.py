"""Answer reads from a cache with expiry: put operations store key, value and lifetime, and reads restart the lifetime of what they find. List the value per read, None once the lifetime has fully passed; operations come in time order."""


def is_alive(now, expires):
    return now < expires


def expiring_cache_hits(operations):
    entries, answers = {}, []
    for now, kind, key, *stored in operations:
        if kind == "put":
            value, lifetime = stored
            entries[key] = (value, lifetime, now + lifetime)
            continue
        value, lifetime, expires = entries.get(key, (None, None, now))
        if not is_alive(now, expires):
            answers.append(None)
            continue
        answers.append(value)
        entries[key] = (value, lifetime, now + lifetime)
    return answers


assert expiring_cache_hits([(0, "put", "a", 7, 5), (4, "get", "a")]) == [7]
assert expiring_cache_hits([(0, "put", "a", 7, 5), (5, "get", "a")]) == [None]
assert expiring_cache_hits([(1, "put", "a", 7, 5), (5, "get", "a")]) == [7]
assert expiring_cache_hits([(0, "put", "a", 7, 5), (4, "get", "a"), (8, "get", "a")]) == [7, 7]
assert expiring_cache_hits([(0, "put", "a", 7, 5), (4, "get", "a"), (9, "get", "a")]) == [7, None]
assert expiring_cache_hits([(0, "put", "a", 7, 5), (1, "get", "b")]) == [None]
assert expiring_cache_hits(
    [(0, "put", "a", 7, 9), (0, "put", "b", 8, 2), (3, "get", "a"), (3, "get", "b")]
) == [7, None]
assert expiring_cache_hits([(0, "put", "a", 7, 9), (1, "put", "a", 8, 2), (3, "get", "a")]) == [
    None
]
assert expiring_cache_hits([(0, "put", "a", 7, 2), (1, "put", "a", 8, 3), (3, "get", "a")]) == [8]
assert expiring_cache_hits([(0, "put", "a", 7, 0), (0, "get", "a")]) == [None]
assert expiring_cache_hits([]) == []
