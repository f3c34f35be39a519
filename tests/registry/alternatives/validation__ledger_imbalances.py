from collections import Counter


def ledger_imbalances(postings):
    counts = Counter(entry for entry, _, _ in postings)
    sums = Counter()
    for entry, _, cents in postings:
        sums[entry] += cents
    found = {entry: sums[entry] if counts[entry] > 1 else "single" for entry in counts}
    return {entry: problem for entry, problem in found.items() if problem != 0}
