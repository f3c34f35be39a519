from collections import Counter


def shortest_abbreviations(commands, minimum):
    names = set(commands)
    uses = Counter(name[:length] for name in names for length in range(1, len(name) + 1))
    short = {}
    for name in sorted(names):
        fitting = [name[:n] for n in range(1, len(name)) if n >= minimum and uses[name[:n]] == 1]
        if fitting:
            short[name] = min(fitting, key=len)
    return short
