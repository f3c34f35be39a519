"""Names of the best scorers, at least a given number of them: whoever equals the last place that counts is listed too. Highest first, equal scores by name. A number below one gives an empty list."""


def leaders_with_ties(scores, places):
    if places < 1 or not scores:
        return []
    ordered = sorted(scores.items(), key=lambda entry: (-entry[1], entry[0]))
    _, cutoff = ordered[:places][-1]
    return [name for name, score in ordered if score >= cutoff]


assert leaders_with_ties({"ann": 5, "bob": 9, "cy": 7}, 2) == ["bob", "cy"]
assert leaders_with_ties({"ann": 5, "bob": 9, "cy": 7}, 1) == ["bob"]
assert leaders_with_ties({"ann": 5, "bob": 9, "cy": 7}, 3) == ["bob", "cy", "ann"]
assert leaders_with_ties({"ann": 5, "bob": 9, "cy": 7}, 4) == ["bob", "cy", "ann"]
assert leaders_with_ties({"dan": 4, "cy": 4, "bob": 4, "ann": 8}, 2) == ["ann", "bob", "cy", "dan"]
assert leaders_with_ties({"dan": 4, "cy": 4, "bob": 3, "ann": 8}, 3) == ["ann", "cy", "dan"]
assert leaders_with_ties({"zoe": -1, "abe": -2}, 1) == ["zoe"]
assert leaders_with_ties({"zoe": 0, "abe": 0, "max": -3}, 1) == ["abe", "zoe"]
assert leaders_with_ties({"ann": 5, "bob": 9}, 0) == []
assert leaders_with_ties({"ann": 5, "bob": 9}, -1) == []
assert leaders_with_ties({}, 1) == []
