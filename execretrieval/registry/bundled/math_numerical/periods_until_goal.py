"""Number of whole periods of saving until a balance reaches a goal: interest in per cent, rounded down, is credited first and then a fixed deposit is added. Already there needs 0; not within a maximum of periods gives None."""


def next_balance(balance, percent, deposit):
    return balance + balance * percent // 100 + deposit


def periods_until_goal(balance, percent, deposit, goal, most):
    for period in range(most + 1):
        if balance >= goal:
            return period
        balance = next_balance(balance, percent, deposit)
    return None


assert periods_until_goal(100, 10, 0, 121, 9) == 2
assert periods_until_goal(100, 10, 0, 122, 9) == 3
assert periods_until_goal(0, 99, 30, 90, 9) == 3
assert periods_until_goal(100, 3, 0, 122, 9) == 8
assert periods_until_goal(19, 10, 1, 21, 9) == 1
assert periods_until_goal(20, 10, 1, 24, 9) == 2
assert periods_until_goal(100, 10, 0, 121, 2) == 2
assert periods_until_goal(100, 10, 0, 121, 1) is None
assert periods_until_goal(50, 0, 0, 50, 0) == 0
assert periods_until_goal(51, 0, 0, 50, 5) == 0
assert periods_until_goal(49, 0, 0, 50, 5) is None
assert periods_until_goal(49, 0, 1, 50, 1) == 1
