"""Payments as debtor, creditor and amount that bring all balances to zero: the largest debt pays the largest credit all it can, equal sizes by name. Balances not summing to zero raise ValueError; nothing owed needs none."""


def largest(amounts):
    return min(amounts, key=lambda name: (-amounts[name], name))


def reduce_entry(amounts, name, paid):
    left = amounts[name] - paid
    if left > 0:
        return {**amounts, name: left}
    return {other: amount for other, amount in amounts.items() if other != name}


def settle_balances(balances):
    if sum(balances.values()) != 0:
        raise ValueError("balances must sum to zero")
    credits = {name: value for name, value in balances.items() if value >= 1}
    debts = {name: -value for name, value in balances.items() if value <= -1}
    payments = []
    while debts:
        debtor, creditor = largest(debts), largest(credits)
        paid = min(debts[debtor], credits[creditor])
        payments.append((debtor, creditor, paid))
        debts, credits = reduce_entry(debts, debtor, paid), reduce_entry(credits, creditor, paid)
    return payments


assert settle_balances({"ann": 5, "bob": -5}) == [("bob", "ann", 5)]
assert settle_balances({"ann": -5, "bob": 5}) == [("ann", "bob", 5)]
assert settle_balances({"ann": 7, "bob": -3, "cy": -4}) == [("cy", "ann", 4), ("bob", "ann", 3)]
assert settle_balances({"cy": -4, "bob": -4, "ann": 8}) == [("bob", "ann", 4), ("cy", "ann", 4)]
assert settle_balances({"dee": 2, "ann": 2, "bob": -4}) == [("bob", "ann", 2), ("bob", "dee", 2)]
assert settle_balances({"a": 6, "b": 5, "c": -8, "d": -3}) == [
    ("c", "a", 6),
    ("d", "b", 3),
    ("c", "b", 2),
]
assert settle_balances({"a": 1, "b": 9, "c": -10}) == [("c", "b", 9), ("c", "a", 1)]
assert settle_balances({"a": 1, "b": -1, "c": 0}) == [("b", "a", 1)]
assert settle_balances({"a": 0}) == []
assert settle_balances({}) == []
try:
    settle_balances({"a": 3, "b": -2})
except ValueError:
    pass
else:
    raise AssertionError("balances that do not sum to zero were settled")
