"""Running balance over changes, kept between zero and a cap, plus the total that was lost above the cap. The text reset among the changes starts again from zero; nothing is lost below zero."""


def capped_balances(changes, cap):
    balance = 0
    lost = 0
    balances = []
    for change in changes:
        if change == "reset":
            balance = 0
            balances.append(balance)
            continue
        wanted = balance + change
        balance = min(max(wanted, 0), cap)
        lost += max(wanted - cap, 0)
        balances.append(balance)
    return balances, lost


assert capped_balances([5, 3, -2], 10) == ([5, 8, 6], 0)
assert capped_balances([8, 5], 10) == ([8, 10], 3)
assert capped_balances([4, -9, 2], 10) == ([4, 0, 2], 0)
assert capped_balances([7, "reset", 1], 10) == ([7, 0, 1], 0)
assert capped_balances(["reset", 12, 12], 10) == ([0, 10, 10], 14)
assert capped_balances([10, -10], 10) == ([10, 0], 0)
assert capped_balances([9, 2, -1, 3], 10) == ([9, 10, 9, 10], 3)
assert capped_balances([1, "reset"], 0) == ([0, 0], 1)
assert capped_balances([], 5) == ([], 0)
