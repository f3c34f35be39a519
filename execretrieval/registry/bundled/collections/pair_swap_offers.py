"""Match shift swap offers of person, shift given and shift wanted as they come: each pairs with the oldest open one of another person fitting both ways. Return name pairs and open offers; wanting what one gives is ignored."""


def pair_swap_offers(offers):
    waiting, pairs = [], []
    for name, given, wanted in offers:
        if given == wanted:
            continue
        partners = [other for other in waiting if other[0] != name and other[1:] == (wanted, given)]
        if partners:
            waiting.remove(partners[0])
            pairs.append((partners[0][0], name))
        else:
            waiting.append((name, given, wanted))
    return pairs, waiting


assert pair_swap_offers([("a", 1, 2), ("b", 2, 1)]) == ([("a", "b")], [])
assert pair_swap_offers([("a", 1, 2), ("b", 1, 2)]) == ([], [("a", 1, 2), ("b", 1, 2)])
assert pair_swap_offers([("a", 1, 2), ("b", 2, 3)]) == ([], [("a", 1, 2), ("b", 2, 3)])
assert pair_swap_offers([("a", 1, 2), ("b", 3, 1)]) == ([], [("a", 1, 2), ("b", 3, 1)])
assert pair_swap_offers([("a", 1, 2), ("a", 2, 1)]) == ([], [("a", 1, 2), ("a", 2, 1)])
assert pair_swap_offers([("a", 1, 2), ("b", 1, 2), ("c", 2, 1)]) == ([("a", "c")], [("b", 1, 2)])
assert pair_swap_offers([("a", 1, 2), ("b", 1, 2), ("c", 2, 1), ("d", 2, 1)]) == (
    [("a", "c"), ("b", "d")],
    [],
)
assert pair_swap_offers([("a", 1, 2), ("b", 2, 1), ("c", 2, 1)]) == ([("a", "b")], [("c", 2, 1)])
assert pair_swap_offers([("a", 1, 1), ("b", 1, 1), ("c", 1, 2)]) == ([], [("c", 1, 2)])
assert pair_swap_offers([]) == ([], [])
