from decimal import ROUND_HALF_EVEN, Decimal


def period_changes(values, lag):
    if not lag > 0:
        raise ValueError("lag")
    changes = []
    for earlier, value in zip([None] * lag + values, values, strict=False):
        if earlier in (None, 0) or value is None:
            changes.append(None)
            continue
        ratio = Decimal(value - earlier) / abs(Decimal(earlier)) * 100
        changes.append(float(ratio.quantize(Decimal("0.1"), rounding=ROUND_HALF_EVEN)))
    return changes
