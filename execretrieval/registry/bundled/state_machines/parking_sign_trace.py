"""Car park sign after each car in or out: FULL once no place is free, FREE again when as many as the margin are. Return the signs and how many cars found no place and were turned away."""


def parking_sign_trace(cars, places, margin):
    parked = 0
    turned_away = 0
    sign = "FREE"
    trace = []
    for car in cars:
        if car == "in" and parked >= places:
            turned_away += 1
        elif car == "in":
            parked += 1
        elif parked > 0:
            parked -= 1
        if places - parked < 1:
            sign = "FULL"
        elif places - parked >= margin:
            sign = "FREE"
        trace.append(sign)
    return trace, turned_away


assert parking_sign_trace(["in", "in", "out"], 2, 1) == (["FREE", "FULL", "FREE"], 0)
assert parking_sign_trace(["in", "in", "out", "out"], 2, 2) == (["FREE", "FULL", "FULL", "FREE"], 0)
assert parking_sign_trace(["in", "in", "in", "out"], 2, 1) == (["FREE", "FULL", "FULL", "FREE"], 1)
assert parking_sign_trace(["in", "in", "in", "in"], 2, 1) == (["FREE", "FULL", "FULL", "FULL"], 2)
assert parking_sign_trace(["in", "out", "in", "in"], 1, 1) == (["FULL", "FREE", "FULL", "FULL"], 1)
assert parking_sign_trace(["out", "in", "in"], 2, 1) == (["FREE", "FREE", "FULL"], 0)
assert parking_sign_trace(["in", "in", "in", "out", "in"], 3, 2) == (
    ["FREE", "FREE", "FULL", "FULL", "FULL"],
    0,
)
assert parking_sign_trace(["in", "in", "in", "out", "out", "in"], 3, 2)[0][3:] == ["FULL", "FREE", "FREE"]
assert parking_sign_trace(["in"], 0, 1) == (["FULL"], 1)
assert parking_sign_trace([], 2, 1) == ([], 0)
