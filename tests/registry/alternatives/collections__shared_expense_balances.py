from collections import defaultdict
from itertools import cycle


def shared_expense_balances(expenses):
    balances = defaultdict(int)
    for payer, amount, sharers in expenses:
        if not sharers:
            continue
        turn = cycle(sharers)
        # Hand the cents round one by one; those who are reached but pay nothing are named too.
        for _ in range(amount):
            balances[payer] += 1
            balances[next(turn)] -= 1
        if amount > 0:
            for person in sharers:
                balances[person] += 0
    return dict(balances)
