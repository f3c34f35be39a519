from math import inf


def coupon_refusal(coupon, basket_total, day, uses, others):
    rules = {"limit": None, "minimum": 0, "exclusive": False, **coupon}
    left = inf if rules["limit"] is None else rules["limit"] - uses
    checks = {
        "expired": rules["last_day"] >= day,
        "used": left > 0,
        "minimum": rules["minimum"] <= basket_total,
        "stacked": not rules["exclusive"] or others == 0,
    }
    return next((reason for reason, passed in checks.items() if not passed), None)
