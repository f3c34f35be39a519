"""Exact chance that a player who wins or loses one unit per round, winning so many of so many rounds, goes broke before a target sum. Starting at or below zero gives 1, at or above the target 0."""

from fractions import Fraction


def ruin_chance(ratio, start, target):
    if ratio == 1:
        return Fraction(target - start, target)
    return (ratio**start - ratio**target) / (1 - ratio**target)


def ruin_before_target(start, target, wins, rounds):
    if start <= 0:
        return 1
    if start >= target:
        return 0
    if wins == 0:
        return 1
    return ruin_chance(Fraction(rounds - wins, wins), start, target)


assert ruin_before_target(3, 10, 1, 2) == Fraction(7, 10)
assert ruin_before_target(1, 2, 1, 3) == Fraction(2, 3)
assert ruin_before_target(1, 3, 1, 3) == Fraction(6, 7)
assert ruin_before_target(2, 3, 2, 3) == Fraction(1, 7)
assert ruin_before_target(1, 2, 2, 3) == Fraction(1, 3)
assert ruin_before_target(2, 4, 3, 6) == Fraction(1, 2)
assert ruin_before_target(0, 0, 1, 2) == 1
assert ruin_before_target(-2, 5, 1, 2) == 1
assert ruin_before_target(5, 5, 0, 2) == 0
assert ruin_before_target(6, 5, 0, 2) == 0
assert ruin_before_target(1, 5, 4, 4) == 0
assert ruin_before_target(4, 5, 0, 4) == 1
