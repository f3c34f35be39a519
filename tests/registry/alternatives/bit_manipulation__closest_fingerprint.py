def closest_fingerprint(wanted, stored, limit):
    found = []
    for name, value in stored.items():
        if value is not None:
            found.append((bin(wanted ^ value).count("1"), name))
    found = sorted(pair for pair in found if pair[0] <= limit)
    return found[0][1] if found else None
