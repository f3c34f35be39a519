"""Yearly depreciation over an asset's life: a per cent of its book value, rounded down, or an equal share of what is left above scrap value if larger, never going below scrap. Assets worth no more than scrap need none."""


def equal_share(value, years):
    return value // years


def switching_depreciation(cost, scrap, percent, years):
    if cost <= scrap:
        return []
    charges = []
    book = cost
    for left in range(years, 0, -1):
        declining = book * percent // 100
        charge = max(declining, equal_share(book - scrap, left))
        charge = min(charge, book - scrap)
        charges.append(charge)
        book -= charge
    return charges


assert switching_depreciation(1000, 0, 40, 5) == [400, 240, 144, 108, 108]
assert switching_depreciation(1000, 0, 50, 4) == [500, 250, 125, 125]
assert switching_depreciation(1000, 100, 50, 4) == [500, 250, 125, 25]
assert switching_depreciation(1000, 300, 50, 4) == [500, 200, 0, 0]
assert switching_depreciation(110, 10, 0, 3) == [33, 33, 34]
assert switching_depreciation(10, 0, 100, 3) == [10, 0, 0]
assert switching_depreciation(199, 0, 50, 2) == [99, 100]
assert switching_depreciation(9, 2, 20, 1) == [7]
assert switching_depreciation(6, 5, 20, 2) == [1, 0]
assert switching_depreciation(5, 5, 20, 2) == []
assert switching_depreciation(4, 5, 20, 2) == []
assert switching_depreciation(50, 0, 20, 0) == []
