"""Round an amount in cents to the nearest multiple of a coin step, halves away from zero, refunds being negative amounts. A step of zero or less leaves the amount as it is."""


def round_cash_total(cents, step):
    if step <= 0:
        return cents
    if cents < 0:
        return -round_cash_total(-cents, step)
    coins, rest = divmod(cents, step)
    if rest * 2 >= step:
        coins += 1
    return coins * step


assert round_cash_total(1242, 5) == 1240
assert round_cash_total(1243, 5) == 1245
assert round_cash_total(-1242, 5) == -1240
assert round_cash_total(-1243, 5) == -1245
assert round_cash_total(104, 10) == 100
assert round_cash_total(105, 10) == 110
assert round_cash_total(-105, 10) == -110
assert round_cash_total(0, 5) == 0
assert round_cash_total(7, 1) == 7
assert round_cash_total(7, 0) == 7
assert round_cash_total(-7, -5) == -7
