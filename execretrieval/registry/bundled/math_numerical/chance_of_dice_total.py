"""Chance, as text such as 5/36 in lowest terms, that dice with the given numbers of sides show a sum of at least a goal. No dice sum to 0; a die without sides gives None."""

from math import gcd, prod


def roll_one_more(ways, sides):
    grown = {}
    for total, count in ways.items():
        for face in range(1, sides + 1):
            grown[total + face] = grown.get(total + face, 0) + count
    return grown


def chance_of_dice_total(dice, goal):
    if any(sides < 1 for sides in dice):
        return None
    ways = {0: 1}
    for sides in dice:
        ways = roll_one_more(ways, sides)
    good = sum(count for total, count in ways.items() if total >= goal)
    outcomes = prod(dice)
    common = gcd(good, outcomes)
    return f"{good // common}/{outcomes // common}"


assert chance_of_dice_total([6, 6], 10) == "1/6"
assert chance_of_dice_total([6, 6], 11) == "1/12"
assert chance_of_dice_total([4, 6], 3) == "23/24"
assert chance_of_dice_total([2, 3, 1], 5) == "1/2"
assert chance_of_dice_total([6], 6) == "1/6"
assert chance_of_dice_total([6], 7) == "0/1"
assert chance_of_dice_total([6], 1) == "1/1"
assert chance_of_dice_total([20], 15) == "3/10"
assert chance_of_dice_total([], 0) == "1/1"
assert chance_of_dice_total([], 1) == "0/1"
assert chance_of_dice_total([6, 0], 3) is None
assert chance_of_dice_total([-2], 1) is None
