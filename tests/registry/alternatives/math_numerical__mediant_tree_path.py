from fractions import Fraction
from itertools import groupby


def mediant_tree_path(top, bottom):
    if min(top, bottom) <= 0:
        return None
    goal = Fraction(top, bottom)
    low, high = (0, 1), (1, 0)
    turns = []
    while True:
        middle = (low[0] + high[0], low[1] + high[1])
        here = Fraction(*middle)
        if here == goal:
            break
        if here < goal:
            turns.append("R")
            low = middle
        else:
            turns.append("L")
            high = middle
    return "".join(f"{letter}{len(list(run))}" for letter, run in groupby(turns))
