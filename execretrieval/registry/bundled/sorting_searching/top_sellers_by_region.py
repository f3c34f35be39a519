"""Best products per region from region, product and amount rows: a limited number with positive sums, largest first, equals by name. Regions come by falling total, equals by name; those without any such product are left out."""

from collections import Counter


def ranked(amounts):
    return sorted(amounts, key=lambda name: (-amounts[name], name))


def top_sellers_by_region(rows, count):
    totals = Counter()
    products = {}
    for region, product, amount in rows:
        totals[region] += amount
        products.setdefault(region, Counter())[product] += amount
    table = []
    for region in ranked(totals):
        sellers = [name for name in ranked(products[region]) if products[region][name] > 0]
        if not sellers:
            continue
        table.append((region, sellers[:count]))
    return table


assert top_sellers_by_region([("n", "ax", 3), ("n", "bow", 5)], 1) == [("n", ["bow"])]
assert top_sellers_by_region([("n", "ax", 3), ("n", "bow", 5)], 2) == [("n", ["bow", "ax"])]
assert top_sellers_by_region([("n", "ax", 3), ("n", "bow", 5), ("n", "ax", 4)], 1) == [("n", ["ax"])]
assert top_sellers_by_region([("n", "cap", 5), ("n", "ax", 5)], 3) == [("n", ["ax", "cap"])]
assert top_sellers_by_region([("n", "ax", 3), ("s", "ax", 4)], 1) == [("s", ["ax"]), ("n", ["ax"])]
assert top_sellers_by_region([("s", "ax", 4), ("n", "ax", 1), ("n", "bow", 3)], 1) == [
    ("n", ["bow"]),
    ("s", ["ax"]),
]
assert top_sellers_by_region([("n", "ax", 1), ("n", "bow", 0)], 5) == [("n", ["ax"])]
assert top_sellers_by_region([("n", "ax", 2), ("n", "bow", 3), ("n", "bow", -4)], 5) == [("n", ["ax"])]
assert top_sellers_by_region([("n", "ax", 2), ("s", "ax", -2)], 5) == [("n", ["ax"])]
assert top_sellers_by_region([("n", "ax", 1), ("s", "ox", 6), ("s", "ax", -6)], 5) == [
    ("n", ["ax"]),
    ("s", ["ox"]),
]
assert top_sellers_by_region([], 3) == []
