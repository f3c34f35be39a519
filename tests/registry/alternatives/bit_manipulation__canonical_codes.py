from fractions import Fraction


def canonical_codes(lengths):
    used = sorted((length, symbol) for symbol, length in lengths.items() if length)
    if sum(Fraction(1, 2**length) for length, _ in used) > 1:
        return None
    codes = {}
    for length, symbol in used:
        for number in range(2**length):
            code = bin(number + 2**length)[3:]
            if not any(code.startswith(other) for other in codes.values()):
                codes[symbol] = code
                break
    return codes
