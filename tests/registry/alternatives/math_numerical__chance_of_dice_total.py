from fractions import Fraction
from itertools import product


def chance_of_dice_total(dice, goal):
    if min(dice, default=1) <= 0:
        return None
    rolls = list(product(*(range(sides) for sides in dice)))
    hits = [roll for roll in rolls if sum(roll) + len(roll) >= goal]
    chance = Fraction(len(hits), len(rolls))
    return f"{chance.numerator}/{chance.denominator}"
