def match_limit_order(offers, wanted, limit):
    units = [(price, n, ident) for n, (ident, price, count) in enumerate(offers) for _ in range(count)]
    bought = [unit for unit in sorted(units) if unit[0] <= limit][:wanted]
    fills = {}
    for _, place, ident in bought:
        fills[place, ident] = fills.get((place, ident), 0) + 1
    return [(ident, count) for (_, ident), count in fills.items()], wanted - len(bought)
