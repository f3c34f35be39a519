"""Why a transfer is declined, else None: amount if not positive, frozen, limit past the daily maximum, funds unless balance and overdraft cover it plus a fee per full thousand, at least 10; rules hold overdraft, maximum, fee, frozen."""


def fee_for(amount, rate):
    return max(10, amount // 1000 * rate)


def transfer_refusal(amount, sent_today, balance, rules):
    overdraft, daily, rate, frozen = rules
    if amount <= 0:
        return "amount"
    if frozen:
        return "frozen"
    if sent_today + amount > daily:
        return "limit"
    cost = amount + fee_for(amount, rate)
    return "funds" if balance + overdraft < cost else None


assert transfer_refusal(500, 0, 510, (0, 900, 5, False)) is None
assert transfer_refusal(500, 0, 509, (0, 900, 5, False)) == "funds"
assert transfer_refusal(500, 0, 409, (101, 900, 5, False)) is None
assert transfer_refusal(500, 0, 409, (100, 900, 5, False)) == "funds"
assert transfer_refusal(9990, 0, 10080, (0, 9999, 10, False)) is None
assert transfer_refusal(6000, 0, 6060, (0, 9999, 10, False)) is None
assert transfer_refusal(6000, 0, 6059, (0, 9999, 10, False)) == "funds"
assert transfer_refusal(500, 400, 2000, (0, 900, 5, False)) is None
assert transfer_refusal(500, 401, 2000, (0, 900, 5, False)) == "limit"
assert transfer_refusal(1, 0, 0, (0, 0, 5, True)) == "frozen"
assert transfer_refusal(0, 0, 0, (0, 900, 5, True)) == "amount"
assert transfer_refusal(1, 0, 11, (0, 900, 5, False)) is None
