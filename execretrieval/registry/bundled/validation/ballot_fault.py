"""Say why a ranked ballot, a dict of candidate and rank, is spoilt: blank, unknown candidate, range for ranks outside 1 to the candidate count, tie, gap when a better rank is unused; first reason, None when valid."""


def ballot_fault(ballot, candidates):
    if not ballot:
        return "blank"
    if any(name not in candidates for name in ballot):
        return "unknown"
    ranks = sorted(ballot.values())
    if ranks[0] < 1 or ranks[-1] > len(candidates):
        return "range"
    for place, rank in enumerate(ranks, 1):
        if rank < place:
            return "tie"
        if rank > place:
            return "tie" if len(set(ranks)) < len(ranks) else "gap"
    return None


assert ballot_fault({"ann": 1, "bob": 2}, ["ann", "bob", "cy"]) is None
assert ballot_fault({"ann": 2, "bob": 1, "cy": 3}, ["ann", "bob", "cy"]) is None
assert ballot_fault({"cy": 1}, ["ann", "bob", "cy"]) is None
assert ballot_fault({}, ["ann", "bob", "cy"]) == "blank"
assert ballot_fault({"ann": 0, "zoe": 1}, ["ann", "bob", "cy"]) == "unknown"
assert ballot_fault({"ann": 0, "bob": 1}, ["ann", "bob", "cy"]) == "range"
assert ballot_fault({"ann": 1, "bob": 4}, ["ann", "bob", "cy"]) == "range"
assert ballot_fault({"ann": 1, "bob": 3}, ["ann", "bob", "cy"]) == "gap"
assert ballot_fault({"ann": 2, "bob": 3}, ["ann", "bob", "cy"]) == "gap"
assert ballot_fault({"ann": 1, "bob": 1, "cy": 3}, ["ann", "bob", "cy"]) == "tie"
assert ballot_fault({"ann": 2, "bob": 2}, ["ann", "bob", "cy"]) == "tie"
assert ballot_fault({"ann": 1, "bob": 3, "cy": 3}, ["ann", "bob", "cy"]) == "tie"
