"""List the payments made on a loan within some months and the debt left: interest in per mille, rounded half up, is added monthly, the last payment may be smaller. No debt needs none; payments below one raise ValueError."""


def add_interest(balance, per_mille):
    return balance + (balance * per_mille + 500) // 1000


def loan_payments(balance, per_mille, payment, months):
    if payment < 1:
        raise ValueError("payment must be at least 1")
    payments = []
    for _ in range(months):
        if balance <= 0:
            break
        owed = add_interest(balance, per_mille)
        paid = min(owed, payment)
        payments.append(paid)
        balance = owed - paid
    return payments, balance


assert loan_payments(1000, 10, 500, 12) == ([500, 500, 15], 0)
assert loan_payments(1000, 10, 500, 2) == ([500, 500], 15)
assert loan_payments(100, 0, 50, 2) == ([50, 50], 0)
assert loan_payments(50, 10, 90, 3) == ([51], 0)
assert loan_payments(499, 1, 600, 3) == ([499], 0)
assert loan_payments(150, 10, 90, 1) == ([90], 62)
assert loan_payments(100, 100, 10, 3) == ([10, 10, 10], 100)
assert loan_payments(2, 0, 1, 5) == ([1, 1], 0)
assert loan_payments(0, 10, 5, 4) == ([], 0)
assert loan_payments(-5, 10, 5, 4) == ([], -5)
assert loan_payments(70, 10, 5, 0) == ([], 70)
try:
    loan_payments(100, 10, 0, 3)
except ValueError:
    pass
else:
    raise AssertionError("a payment of 0 was accepted")
