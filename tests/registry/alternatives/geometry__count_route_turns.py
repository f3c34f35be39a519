import itertools

VECTORS = {"N": 1j, "E": 1, "S": -1j, "W": -1}


def count_route_turns(moves):
    steps = [VECTORS[move] for move in moves if move in VECTORS]
    ratios = [b / a for a, b in itertools.pairwise(steps)]
    return ratios.count(-1j), ratios.count(-1), ratios.count(1j)
