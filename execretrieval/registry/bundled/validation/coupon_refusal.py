"""Whether a voucher dict fits a basket: expired after last_day, used at its limit of uses, minimum below its minimum total, stacked if exclusive beside others. Only last_day must be given; the first reason counts, None if usable."""


def coupon_refusal(coupon, basket_total, day, uses, others):
    limit = coupon.get("limit")
    if day > coupon["last_day"]:
        return "expired"
    if limit is not None and uses >= limit:
        return "used"
    if basket_total < coupon.get("minimum", 0):
        return "minimum"
    if coupon.get("exclusive") and others > 0:
        return "stacked"
    return None


assert coupon_refusal({"last_day": 30}, 0, 30, 99, 3) is None
assert coupon_refusal({"last_day": 30}, 0, 31, 0, 0) == "expired"
assert coupon_refusal({"last_day": 30, "limit": 2}, 50, 10, 1, 0) is None
assert coupon_refusal({"last_day": 30, "limit": 2}, 50, 10, 2, 0) == "used"
assert coupon_refusal({"last_day": 30, "limit": 0}, 50, 10, 0, 0) == "used"
assert coupon_refusal({"last_day": 30, "minimum": 40}, 40, 10, 0, 0) is None
assert coupon_refusal({"last_day": 30, "minimum": 40}, 39, 10, 0, 0) == "minimum"
assert coupon_refusal({"last_day": 30}, -1, 10, 0, 0) == "minimum"
assert coupon_refusal({"last_day": 30, "exclusive": True}, 5, 10, 0, 0) is None
assert coupon_refusal({"last_day": 30, "exclusive": True}, 5, 10, 0, 1) == "stacked"
assert coupon_refusal({"last_day": 1, "limit": 1, "minimum": 9}, 5, 2, 1, 0) == "expired"
assert (
    coupon_refusal({"last_day": 5, "limit": 1, "minimum": 9, "exclusive": True}, 5, 2, 3, 1)
    == "used"
)
