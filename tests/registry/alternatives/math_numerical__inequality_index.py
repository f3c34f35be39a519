def inequality_index(incomes):
    if min(incomes, default=0) < 0:
        return None
    gaps = sum(abs(a - b) for a in incomes for b in incomes)
    scale = 2 * len(incomes) * sum(incomes)
    return gaps * 100 // scale if scale else 0
