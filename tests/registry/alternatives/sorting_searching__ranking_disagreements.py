from itertools import combinations


def ranking_disagreements(first, second, apart):
    def where(item):
        return second.index(item) if item in second else len(second)

    return [(a, b) for a, b in combinations(first, 2) if where(a) - where(b) >= max(apart, 1)]
