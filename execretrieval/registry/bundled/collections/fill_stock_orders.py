"""Serve item orders from a stock in sequence, as far as it lasts. Return what is left, items run out excluded, and the unmet amount per item; unknown items are unmet, orders for less than one are skipped."""


def take_from(available, wanted):
    taken = min(available, wanted)
    return available - taken, wanted - taken


def fill_stock_orders(stock, orders):
    remaining = dict(stock)
    unmet = {}
    for item, wanted in orders:
        if wanted < 1:
            continue
        remaining[item], short = take_from(remaining.get(item, 0), wanted)
        if short == 0:
            continue
        unmet[item] = unmet.get(item, 0) + short
    return {item: count for item, count in remaining.items() if count > 0}, unmet


assert fill_stock_orders({"nut": 5, "bolt": 2}, [("nut", 3)]) == ({"nut": 2, "bolt": 2}, {})
assert fill_stock_orders({"nut": 3}, [("nut", 1)]) == ({"nut": 2}, {})
assert fill_stock_orders({"nut": 5}, [("nut", 5)]) == ({}, {})
assert fill_stock_orders({"nut": 5}, [("nut", 6)]) == ({}, {"nut": 1})
assert fill_stock_orders({"nut": 5}, [("nut", 4)]) == ({"nut": 1}, {})
assert fill_stock_orders({"nut": 1}, [("nut", 1), ("nut", 4), ("nut", 2)]) == ({}, {"nut": 6})
assert fill_stock_orders({"nut": 1}, [("nut", 2), ("cog", 3)]) == ({}, {"nut": 1, "cog": 3})
assert fill_stock_orders({}, [("nut", 2)]) == ({}, {"nut": 2})
assert fill_stock_orders({"nut": 4}, [("nut", 0), ("nut", -3)]) == ({"nut": 4}, {})
assert fill_stock_orders({"nut": 4, "cog": 0}, []) == ({"nut": 4}, {})
assert fill_stock_orders({}, []) == ({}, {})
