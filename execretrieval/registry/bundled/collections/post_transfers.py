"""Post transfers of source, target and amount to account balances in order, refusing any that would overdraw the source beyond its credit line, has no positive amount or unknown accounts. Return final balances and positions of refused transfers, from 0."""


def is_refused(balances, credit, source, target, amount):
    if source not in balances or target not in balances:
        return True
    if amount <= 0:
        return True
    return balances[source] - amount < -credit.get(source, 0)


def post_transfers(opening, credit, transfers):
    balances = dict(opening)
    refused = []
    for position, (source, target, amount) in enumerate(transfers):
        if is_refused(balances, credit, source, target, amount):
            refused.append(position)
            continue
        balances[source] -= amount
        balances[target] += amount
    return balances, refused


assert post_transfers({"a": 5, "b": 0}, {}, [("a", "b", 3)]) == ({"a": 2, "b": 3}, [])
assert post_transfers({"a": 5, "b": 0}, {}, [("a", "b", 5)]) == ({"a": 0, "b": 5}, [])
assert post_transfers({"a": 5, "b": 0}, {}, [("a", "b", 6)]) == ({"a": 5, "b": 0}, [0])
assert post_transfers({"a": 5, "b": 0}, {"a": 2}, [("a", "b", 7)]) == ({"a": -2, "b": 7}, [])
assert post_transfers({"a": 5, "b": 0}, {"a": 2}, [("a", "b", 8)]) == ({"a": 5, "b": 0}, [0])
assert post_transfers({"a": 5, "b": 1}, {"a": 9}, [("b", "a", 2)]) == ({"a": 5, "b": 1}, [0])
assert post_transfers({"a": 5, "b": 0}, {}, [("b", "a", 1), ("a", "b", 5), ("b", "a", 1)]) == (
    {"a": 1, "b": 4},
    [0],
)
assert post_transfers({"a": 5, "b": 3}, {}, [("a", "b", 0), ("a", "b", -1), ("a", "b", 1)]) == (
    {"a": 4, "b": 4},
    [0, 1],
)
assert post_transfers({"a": 5}, {}, [("a", "x", 1), ("x", "a", 1)]) == ({"a": 5}, [0, 1])
assert post_transfers({"a": 5}, {"x": 9}, [("x", "a", 1), ("a", "a", 5)]) == ({"a": 5}, [0])
assert post_transfers({"a": 5}, {}, []) == ({"a": 5}, [])
