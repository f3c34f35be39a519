from fractions import Fraction


def continued_fraction_value(terms):
    def tail(rest):
        if len(rest) == 0:
            return None
        later = tail(rest[1:])
        if later is None:
            return Fraction(rest[0])
        return None if later == 0 else rest[0] + 1 / later

    value = tail(list(terms))
    return None if value is None else f"{value.numerator}/{value.denominator}"
