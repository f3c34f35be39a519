from itertools import permutations


def rank_of_arrangement(items):
    return sorted(set(permutations(items))).index(tuple(items))
