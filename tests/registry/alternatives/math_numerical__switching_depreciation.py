from decimal import ROUND_FLOOR, Decimal


def floor(value):
    return int(value.to_integral_value(ROUND_FLOOR))


def switching_depreciation(cost, scrap, percent, years):
    def later(book, left):
        if left <= 0:
            return []
        by_rate = floor(Decimal(book) * Decimal(percent) / 100)
        by_line = floor(Decimal(book - scrap) / left)
        charge = by_rate if by_rate > by_line else by_line
        if book - charge < scrap:
            charge = book - scrap
        return [charge, *later(book - charge, left - 1)]

    return later(cost, years) if cost > scrap else []
