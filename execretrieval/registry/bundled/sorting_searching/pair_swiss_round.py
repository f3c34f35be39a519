"""Pair entrants of name and points for the next round: most points first, equals in list order, each with the next free rival not met before. Whoever finds none is paired with None."""


def pair_swiss_round(standings, met):
    ranked = [name for name, _ in sorted(standings, key=lambda entry: -entry[1])]
    taken = set()
    pairs = []
    for place, name in enumerate(ranked, 1):
        if name in taken:
            continue
        rival = None
        for other in ranked[place:]:
            if other in taken or (name, other) in met or (other, name) in met:
                continue
            rival = other
            break
        taken.add(rival)
        pairs.append((name, rival))
    return pairs


assert pair_swiss_round([("a", 1), ("b", 3), ("c", 2), ("d", 0)], []) == [("b", "c"), ("a", "d")]
assert pair_swiss_round([("a", 1), ("b", 3), ("c", 2), ("d", 0)], [("b", "c")]) == [("b", "a"), ("c", "d")]
assert pair_swiss_round([("a", 1), ("b", 3), ("c", 2), ("d", 0)], [("c", "b")]) == [("b", "a"), ("c", "d")]
assert pair_swiss_round([("a", 2), ("b", 2), ("c", 2)], []) == [("a", "b"), ("c", None)]
assert pair_swiss_round([("a", 2), ("b", 2), ("c", 2)], [("a", "b"), ("c", "a")]) == [("a", None), ("b", "c")]
assert pair_swiss_round([("x", 0), ("y", -1)], [("y", "x")]) == [("x", None), ("y", None)]
assert pair_swiss_round([("d", 5), ("c", 9), ("b", 9), ("a", 9)], [("b", "d")]) == [("c", "b"), ("a", "d")]
assert pair_swiss_round([("p", 4), ("q", 3), ("r", 2), ("s", 1)], [("p", "q"), ("r", "p")]) == [
    ("p", "s"),
    ("q", "r"),
]
assert pair_swiss_round([("a", 7)], []) == [("a", None)]
assert pair_swiss_round([], [("a", "b")]) == []
