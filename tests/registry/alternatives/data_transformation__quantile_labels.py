from fractions import Fraction


def quantile_labels(values, parts):
    known = [value for value in values if value is not None]
    labels = []
    for value in values:
        if value is None or parts <= 0:
            labels.append(None)
            continue
        share = Fraction(sum(other < value for other in known), len(known))
        labels.append(next(part for part in range(1, parts + 1) if share < Fraction(part, parts)))
    return labels
