from decimal import ROUND_HALF_UP, Decimal


def round_cash_total(cents, step):
    if step < 1:
        return cents
    return int((Decimal(cents) / step).to_integral_value(ROUND_HALF_UP)) * step
