def reachable(parents):
    known = {(child, parent) for child, parent in parents.items() if parent in parents}
    while True:
        more = {(a, d) for a, b in known for c, d in known if b == c} - known
        if not more:
            return known
        known |= more


def parent_link_faults(parents, limit):
    above = reachable(parents)
    faults = {}
    for name, parent in parents.items():
        count = sum(child == name for child, _ in above)
        reasons = {
            "missing": parent is not None and parent not in list(parents),
            "self": parents.get(name) == name,
            "cycle": (name, name) in above,
            "deep": count >= limit + 1,
        }
        faults[name] = next((reason for reason, hit in reasons.items() if hit), None)
    return {name: reason for name, reason in faults.items() if reason}
