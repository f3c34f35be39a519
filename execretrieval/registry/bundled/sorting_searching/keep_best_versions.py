"""Reduce key, score and label records to the best score per key, the first on a tie, in order of each key's first usable record. Records without a score or under the minimum are unusable. Return key and label pairs."""


def keep_best_versions(records, minimum):
    best = {}
    for key, score, label in records:
        if score is None or score < minimum:
            continue
        if key in best and score <= best[key][0]:
            continue
        best[key] = score, label
    return [(key, label) for key, (_, label) in best.items()]


assert keep_best_versions([("k", 3, "a"), ("k", 5, "b")], 0) == [("k", "b")]
assert keep_best_versions([("k", 5, "a"), ("k", 3, "b")], 0) == [("k", "a")]
assert keep_best_versions([("k", 5, "a"), ("k", 5, "b")], 0) == [("k", "a")]
assert keep_best_versions([("k", 4, "a"), ("m", 1, "b"), ("k", 5, "c")], 0) == [("k", "c"), ("m", "b")]
assert keep_best_versions([("m", 1, "b"), ("k", 4, "a"), ("m", 0, "c")], 0) == [("m", "b"), ("k", "a")]
assert keep_best_versions([("k", None, "a"), ("m", 2, "b"), ("k", 3, "c")], 0) == [("m", "b"), ("k", "c")]
assert keep_best_versions([("k", 1, "a"), ("m", 2, "b"), ("k", 3, "c")], 2) == [("m", "b"), ("k", "c")]
assert keep_best_versions([("k", 1, "a")], 2) == []
assert keep_best_versions([("k", None, "a")], -5) == []
assert keep_best_versions([], 1) == []
