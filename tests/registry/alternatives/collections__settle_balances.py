import heapq


def settle_balances(balances):
    total = 0
    for value in balances.values():
        total += value
    if total:
        raise ValueError(f"off by {total}")
    owed = [(-value, name) for name, value in balances.items() if value > 0]
    owing = [(value, name) for name, value in balances.items() if value < 0]
    heapq.heapify(owed)
    heapq.heapify(owing)
    payments = []
    while owed:
        credit, creditor = heapq.heappop(owed)
        debt, debtor = heapq.heappop(owing)
        paid = -max(credit, debt)
        payments.append((debtor, creditor, paid))
        if credit + paid:
            heapq.heappush(owed, (credit + paid, creditor))
        if debt + paid:
            heapq.heappush(owing, (debt + paid, debtor))
    return payments
