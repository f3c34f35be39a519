"""Instant-runoff winner of ranked ballots: while nobody has more than half of the ballots still counting, the candidate with fewest first places is struck out, alphabetically first on a tie. Exhausted ballots no longer count; no votes give None."""

from collections import Counter


def first_choices(ballots, standing):
    ranked = [[name for name in ballot if name in standing] for ballot in ballots]
    return Counter(names[0] for names in ranked if names)


def runoff_winner(ballots):
    standing = {name for ballot in ballots for name in ballot}
    while standing:
        tops = first_choices(ballots, standing)
        leader = max(tops, key=tops.get)
        if tops[leader] * 2 > sum(tops.values()):
            return leader
        standing.remove(min(standing, key=lambda name: (tops[name], name)))
    return None


assert runoff_winner(["ab", "ab", "ba"]) == "a"
assert runoff_winner(["ab", "ab", "bc", "cb", "cb"]) == "c"
assert runoff_winner(["ab", "ba"]) == "b"
assert runoff_winner(["a", "a", "b", "c", "c"]) == "c"
assert runoff_winner(["a", "a", "b", "b", "b", "ca", "ca"]) == "b"
assert runoff_winner(["abc", "bac", "cba", "cab"]) == "c"
assert runoff_winner(["a", "a", "bd", "cd", "d"]) == "d"
assert runoff_winner(["b"]) == "b"
assert runoff_winner(["a", "b", "b", ""]) == "b"
assert runoff_winner(["", ""]) is None
assert runoff_winner([]) is None
