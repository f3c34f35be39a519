"""Fewest coins that make up an amount exactly from a till holding only so many coins of each value, given as value and count pairs, values below one ignored. An amount of 0 needs 0; impossible ones give None."""


def add_kind(fewest, value, count):
    grown = {}
    for total, coins in fewest.items():
        for used in range(count + 1):
            reached = total + value * used
            grown[reached] = min(grown.get(reached, coins + used), coins + used)
    return grown


def fewest_coins_in_till(till, amount):
    fewest = {0: 0}
    for value, count in till:
        if value < 1:
            continue
        fewest = add_kind(fewest, value, count)
    return fewest.get(amount)


assert fewest_coins_in_till([(1, 9), (5, 2), (10, 1)], 16) == 3
assert fewest_coins_in_till([(1, 9), (5, 2)], 16) == 8
assert fewest_coins_in_till([(25, 3), (10, 3), (1, 5)], 30) == 3
assert fewest_coins_in_till([(25, 3), (10, 2), (1, 4)], 30) is None
assert fewest_coins_in_till([(10, 3), (25, 1), (1, 9)], 30) == 3
assert fewest_coins_in_till([(4, 2), (3, 2)], 14) == 4
assert fewest_coins_in_till([(2, 1), (1, 2), (4, 1)], 4) == 1
assert fewest_coins_in_till([(7, 1)], 7) == 1
assert fewest_coins_in_till([(0, 3), (-2, 1), (5, 1)], 3) is None
assert fewest_coins_in_till([(5, 1)], 0) == 0
assert fewest_coins_in_till([], 3) is None
assert fewest_coins_in_till([(5, 1)], -5) is None
