from fractions import Fraction


def exact_polynomial_quotient(dividend, divisor):
    def strip(values):
        while values and values[0] == 0:
            values = values[1:]
        return list(values)

    top, low = strip(dividend), strip(divisor)
    if not low:
        return None
    if not top:
        return []
    if len(top) < len(low):
        return None
    # Solve for the quotient from the constant-free product, coefficient by coefficient.
    size = len(top) - len(low) + 1
    answer = []
    for power in range(size):
        known = sum(answer[i] * low[power - i] for i in range(power) if power - i < len(low))
        answer.append(Fraction(top[power] - known, low[0]))
    product = [0] * len(top)
    for i, a in enumerate(answer):
        for j, b in enumerate(low):
            product[i + j] += a * b
    if product != top or any(a.denominator > 1 for a in answer):
        return None
    return [int(a) for a in answer]
