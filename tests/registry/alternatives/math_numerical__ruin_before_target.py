from fractions import Fraction


def ruin_before_target(start, target, wins, rounds):
    if start <= 0:
        return 1
    if start >= target:
        return 0
    up = Fraction(wins, rounds)
    # chance(s) = a + b * chance(s + 1), eliminated from the broke end upwards.
    a, b = [Fraction(1)], [Fraction(0)]
    for _ in range(1, target):
        scale = 1 - (1 - up) * b[-1]
        a.append((1 - up) * a[-1] / scale)
        b.append(up / scale)
    chance = Fraction(0)
    for s in range(target - 1, start - 1, -1):
        chance = a[s] + b[s] * chance
    return chance
