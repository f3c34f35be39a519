"""When an investment is paid back by yearly cash flows, as years and months, each year's flow arriving in twelve equal parts, rounded up to full months. Never paid back gives None; nothing invested gives 0 and 0."""


def months_needed(missing, yearly):
    return -(-missing * 12 // yearly)


def payback_period(invested, flows):
    missing = invested
    if missing <= 0:
        return 0, 0
    for year, flow in enumerate(flows):
        if flow >= missing:
            extra, months = divmod(months_needed(missing, flow), 12)
            return year + extra, months
        missing -= flow
    return None


assert payback_period(1000, [400, 400, 400]) == (2, 6)
assert payback_period(1000, [500, 500]) == (2, 0)
assert payback_period(1000, [500, 499, 1]) == (3, 0)
assert payback_period(100, [1200]) == (0, 1)
assert payback_period(101, [1200]) == (0, 2)
assert payback_period(11, [12]) == (0, 11)
assert payback_period(30, [10, -20, 80]) == (2, 6)
assert payback_period(30, [10, 0, 80]) == (2, 3)
assert payback_period(9, [4, 4]) is None
assert payback_period(9, []) is None
assert payback_period(0, []) == (0, 0)
assert payback_period(-3, []) == (0, 0)
