"""Bisect builds marked G good, B bad and ? untestable: probe the lower middle, else the nearest testable below it, then above. Return last good, -1 if none, first bad and the probes; None unless the last is bad."""


def pick_probe(states, good, bad):
    middle = (good + bad) // 2
    for candidate in [*range(middle, good, -1), *range(middle + 1, bad)]:
        if states[candidate] != "?":
            return candidate
    return None


def bracket_first_bad(states):
    if states[-1:] != "B":
        return None
    good, bad = -1, len(states) - 1
    probes = 0
    for _ in states:
        probe = pick_probe(states, good, bad)
        if probe is None:
            break
        probes += 1
        if states[probe] == "B":
            bad = probe
        else:
            good = probe
    return good, bad, probes


assert bracket_first_bad("GGGB") == (2, 3, 2)
assert bracket_first_bad("GBBBB") == (0, 1, 2)
assert bracket_first_bad("GGGBBBBB") == (2, 3, 3)
assert bracket_first_bad("GGGGGGGB") == (6, 7, 3)
assert bracket_first_bad("BBB") == (-1, 0, 1)
assert bracket_first_bad("B") == (-1, 0, 0)
assert bracket_first_bad("G??B") == (0, 3, 1)
assert bracket_first_bad("???B") == (-1, 3, 0)
assert bracket_first_bad("GG?G?BB") == (3, 5, 3)
assert bracket_first_bad("???GB?BB") == (3, 4, 2)
assert bracket_first_bad("GGG") is None
assert bracket_first_bad("") is None
