"""Name of the stored image hash that differs from a given one in the fewest bits, at most a limit, the alphabetically first among equals. Hashes marked as blocked by being None are skipped; no match gives None."""


def closest_fingerprint(wanted, stored, limit):
    best = None
    fewest = limit + 1
    for name in sorted(stored):
        if stored[name] is None:
            continue
        distance = (wanted ^ stored[name]).bit_count()
        if distance < fewest:
            best, fewest = name, distance
    return best


assert closest_fingerprint(0b1111, {"a": 0b0111, "b": 0b1111}, 4) == "b"
assert closest_fingerprint(0b1111, {"b": 0b0111, "a": 0b1101}, 4) == "a"
assert closest_fingerprint(0b1111, {"b": 0b0111, "a": 0b1001}, 4) == "b"
assert closest_fingerprint(0b1111, {"a": 0b0011}, 2) == "a"
assert closest_fingerprint(0b1111, {"a": 0b0011}, 1) is None
assert closest_fingerprint(0b1111, {"a": 0b0011, "b": 0b11111}, 2) == "b"
assert closest_fingerprint(0b1111, {"a": 0b1111}, 0) == "a"
assert closest_fingerprint(0b1111, {"a": None, "b": 0b0001}, 3) == "b"
assert closest_fingerprint(0b1111, {"a": None}, 3) is None
assert closest_fingerprint(0b100000, {"a": 0b11111, "b": 0b100111}, 9) == "b"
assert closest_fingerprint(0b1111, {}, 4) is None
