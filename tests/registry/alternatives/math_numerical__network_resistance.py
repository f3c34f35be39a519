from fractions import Fraction
from functools import reduce


def network_resistance(part):
    def joined(one, other):
        return 0 if one == 0 or other == 0 else Fraction(one * other) / (one + other)

    match part:
        case ("series", *rest):
            total = 0
            for item in rest:
                value = network_resistance(item)
                if value is None:
                    return None
                total = total + value
            return total
        case ("parallel", *rest):
            values = [network_resistance(item) for item in rest]
            if not values or any(value is None for value in values):
                return None
            return reduce(joined, values)
    return part
