from collections import Counter


def fill_stock_orders(stock, orders):
    remaining, unmet = Counter(stock), Counter()
    for item, wanted in orders:
        for _ in range(wanted):
            if remaining[item]:
                remaining[item] -= 1
            else:
                unmet[item] += 1
    return dict(+remaining), dict(unmet)
