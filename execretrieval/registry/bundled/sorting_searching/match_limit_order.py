"""Fill a buy order from sell offers given as id, price and quantity: cheapest first, equal prices by arrival, none above the price limit. Return the fills as id and quantity and the amount left unfilled."""


def match_limit_order(offers, wanted, limit):
    fills = []
    for ident, price, quantity in sorted(offers, key=lambda offer: offer[1]):
        taken = min(quantity, wanted)
        if price > limit or taken <= 0:
            continue
        fills.append((ident, taken))
        wanted -= taken
    return fills, wanted


assert match_limit_order([("a", 12, 5), ("b", 10, 3)], 6, 20) == ([("b", 3), ("a", 3)], 0)
assert match_limit_order([("a", 12, 5), ("b", 10, 3)], 9, 20) == ([("b", 3), ("a", 5)], 1)
assert match_limit_order([("a", 12, 5), ("b", 10, 3)], 6, 12) == ([("b", 3), ("a", 3)], 0)
assert match_limit_order([("a", 12, 5), ("b", 10, 3)], 6, 11) == ([("b", 3)], 3)
assert match_limit_order([("z", 7, 2), ("a", 7, 2), ("c", 6, 1)], 2, 7) == ([("c", 1), ("z", 1)], 0)
assert match_limit_order([("z", 7, 2), ("a", 7, 2)], 2, 9) == ([("z", 2)], 0)
assert match_limit_order([("a", 5, 0), ("b", 6, 1)], 2, 9) == ([("b", 1)], 1)
assert match_limit_order([("a", 5, 1)], 1, 4) == ([], 1)
assert match_limit_order([("a", 5, 4)], 0, 9) == ([], 0)
assert match_limit_order([], 3, 9) == ([], 3)
assert match_limit_order([("a", 12, 5), ("b", 10, 36)], 8, 12) == ([("b", 8)], 0)
