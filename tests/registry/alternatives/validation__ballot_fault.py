from collections import Counter


def ballot_fault(ballot, candidates):
    counts = Counter(ballot.values())
    if len(ballot) == 0:
        return "blank"
    if set(ballot) - set(candidates):
        return "unknown"
    if set(counts) - set(range(1, len(candidates) + 1)):
        return "range"
    if counts.most_common(1)[0][1] > 1:
        return "tie"
    return "gap" if set(range(1, max(counts))) - set(counts) else None
