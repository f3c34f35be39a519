"""States of a transition graph, edges given as pairs from and to, that can be removed: those never reached from the start, and those reached from which no final state can be. Two sorted lists."""


def states_reached(seeds, edges):
    reached = list(seeds)
    for state in reached:
        for source, target in edges:
            if source != state or target in reached:
                continue
            reached.append(target)
    return set(reached)


def useless_states(edges, start, finals):
    states = {start, *finals}
    for edge in edges:
        states.update(edge)
    live = states_reached([start], edges)
    ending = states_reached(finals, [(target, source) for source, target in edges])
    return sorted(states - live), sorted(live - ending)


assert useless_states([(1, 2), (2, 3)], 1, [3]) == ([], [])
assert useless_states([(1, 2), (4, 2), (2, 3)], 1, [3]) == ([4], [])
assert useless_states([(1, 2), (1, 5), (2, 3)], 1, [3]) == ([], [5])
assert useless_states([(1, 2), (2, 6), (6, 5), (5, 6)], 1, [2]) == ([], [5, 6])
assert useless_states([(1, 2), (7, 8), (8, 7)], 1, [2, 8]) == ([7, 8], [])
assert useless_states([(2, 1), (3, 2)], 1, [3]) == ([2, 3], [1])
assert useless_states([(1, 4), (4, 1), (4, 9)], 1, [9, 5]) == ([5], [])
assert useless_states([(1, 1)], 1, [1]) == ([], [])
assert useless_states([], 1, [2]) == ([2], [1])
assert useless_states([], 3, []) == ([], [3])
