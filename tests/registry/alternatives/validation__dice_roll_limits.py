COUNTS = {"": 1, **{str(n): n for n in range(1, 101)}}
SIDES = {str(n): n for n in range(2, 1001)}


def dice_roll_limits(text):
    head, separator, tail = text.partition("d")
    sign = next((char for char in tail if char in "+-"), "")
    sides, extra = tail.split(sign, 1) if sign else (tail, "0")
    if separator == "" or head not in COUNTS or sides not in SIDES:
        return None
    if not extra or set(extra) - set("0123456789"):
        return None
    bonus = int(sign + extra)
    dice = [range(1, SIDES[sides] + 1)] * COUNTS[head]
    return sum(die[0] for die in dice) + bonus, sum(die[-1] for die in dice) + bonus
