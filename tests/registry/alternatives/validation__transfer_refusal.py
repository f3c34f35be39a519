def transfer_refusal(amount, sent_today, balance, rules):
    overdraft, daily, rate, frozen = rules
    fee = rate * len(range(1000, amount + 1, 1000))
    checks = [
        ("amount", amount > 0),
        ("frozen", not frozen),
        ("limit", daily - sent_today >= amount),
        ("funds", balance + overdraft >= amount + (fee if fee > 10 else 10)),
    ]
    return {not passed: reason for reason, passed in reversed(checks)}.get(True)
