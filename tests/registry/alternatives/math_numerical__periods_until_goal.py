def periods_until_goal(balance, percent, deposit, goal, most):
    if most < 0:
        return None
    if balance >= goal:
        return 0
    grown = balance + int(balance * percent / 100) + deposit
    later = periods_until_goal(grown, percent, deposit, goal, most - 1)
    return None if later is None else later + 1
