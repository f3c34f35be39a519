"""Tax on an income from brackets given in any order as lower limit and per mille rate, each slice taxed at its own rate, rounded down once at the end. A tax smaller than a minimum is waived, leaving 0."""


def bracket_tax(income, brackets, minimum):
    owed = 0
    top = income
    for low, per_mille in sorted(brackets, reverse=True):
        owed += max(top - low, 0) * per_mille
        top = min(top, low)
    tax = owed // 1000
    if tax < minimum:
        return 0
    return tax


assert bracket_tax(30000, [(10000, 200), (50000, 400)], 0) == 4000
assert bracket_tax(60000, [(50000, 400), (10000, 200)], 12000) == 12000
assert bracket_tax(60000, [(50000, 400), (10000, 200)], 12001) == 0
assert bracket_tax(60005, [(50000, 400), (10000, 200)], 12001) == 12002
assert bracket_tax(10009, [(10000, 100)], 0) == 0
assert bracket_tax(10010, [(10000, 100)], 0) == 1
assert bracket_tax(10, [(0, 100), (500, 1000)], 1) == 1
assert bracket_tax(999, [(0, 1)], 0) == 0
assert bracket_tax(1000, [(0, 1)], 0) == 1
assert bracket_tax(19999, [(0, 100), (9999, 0)], 0) == 999
assert bracket_tax(5000, [], 1) == 0
