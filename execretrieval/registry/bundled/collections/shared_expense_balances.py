"""Net balance per person after expenses in whole cents, each given as payer, amount and sharers: odd cents fall on the first sharers. An expense nobody shares or of no positive amount is ignored; settled people stay listed."""


def share_at(place, amount, count):
    base, odd = divmod(amount, count)
    return base + 1 if place < odd else base


def shared_expense_balances(expenses):
    balances = {}
    for payer, amount, sharers in expenses:
        if amount <= 0 or not sharers:
            continue
        balances[payer] = balances.get(payer, 0) + amount
        for place, person in enumerate(sharers):
            share = share_at(place, amount, len(sharers))
            balances[person] = balances.get(person, 0) - share
    return balances


assert shared_expense_balances([("ann", 90, ["ann", "bob", "cy"])]) == {
    "ann": 60,
    "bob": -30,
    "cy": -30,
}
assert shared_expense_balances([("ann", 100, ["ann", "bob", "cy"])]) == {
    "ann": 66,
    "bob": -33,
    "cy": -33,
}
assert shared_expense_balances([("ann", 101, ["bob", "cy", "dee"])]) == {
    "ann": 101,
    "bob": -34,
    "cy": -34,
    "dee": -33,
}
assert shared_expense_balances([("ann", 1, ["bob", "ann"])]) == {"ann": 1, "bob": -1}
assert shared_expense_balances([("ann", 4, ["bob"]), ("bob", 4, ["ann"])]) == {"ann": 0, "bob": 0}
assert shared_expense_balances([("ann", 5, ["bob", "bob"])]) == {"ann": 5, "bob": -5}
assert shared_expense_balances([("ann", 3, ["bob"]), ("ann", 4, ["bob"])]) == {"ann": 7, "bob": -7}
assert shared_expense_balances([("ann", 0, ["bob"])]) == {}
assert shared_expense_balances([("ann", -6, ["bob"])]) == {}
assert shared_expense_balances([("ann", 6, [])]) == {}
assert shared_expense_balances([]) == {}
