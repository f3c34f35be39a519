def bracket_tax(income, brackets, minimum):
    total = 0
    for unit in range(1, income + 1):
        reached = [(limit, rate) for limit, rate in brackets if limit < unit]
        if reached:
            total += max(reached)[1]
    whole = int(total / 1000)
    return whole if whole >= minimum else 0
