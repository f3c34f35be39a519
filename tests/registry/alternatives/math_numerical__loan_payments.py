from decimal import ROUND_HALF_UP, Decimal


def loan_payments(balance, per_mille, payment, months):
    if payment <= 0:
        raise ValueError(payment)
    if months < 1 or balance < 1:
        return [], balance
    interest = (Decimal(balance) * per_mille / 1000).quantize(Decimal(1), rounding=ROUND_HALF_UP)
    owed = balance + int(interest)
    if owed <= payment:
        return [owed], 0
    later, rest = loan_payments(owed - payment, per_mille, payment, months - 1)
    return [payment, *later], rest
