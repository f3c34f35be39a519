"""Clean up a bouncing switch: its level, at first 0, changes once enough samples in a row differ from it. Return first tick and new level of each change, and how many shorter disturbances fell back."""


def debounced_edges(samples, hold):
    level = run = glitches = 0
    edges = []
    for tick, sample in enumerate(samples):
        if sample == level:
            glitches += 1 if run > 0 else 0
            run = 0
            continue
        run += 1
        if run < hold:
            continue
        level = sample
        edges.append((tick - run + 1, level))
        run = 0
    return edges, glitches


assert debounced_edges([0, 1, 1, 1, 0, 0, 0], 3) == ([(1, 1), (4, 0)], 0)
assert debounced_edges([0, 1, 1, 0, 1, 1, 1], 3) == ([(4, 1)], 1)
assert debounced_edges([1, 1, 0, 1, 0, 0, 1], 2) == ([(0, 1), (4, 0)], 1)
assert debounced_edges([1, 0, 1, 1], 1) == ([(0, 1), (1, 0), (2, 1)], 0)
assert debounced_edges([1, 0, 1, 0, 0], 2) == ([], 2)
assert debounced_edges([1, 1, 0, 0], 2) == ([(0, 1), (2, 0)], 0)
assert debounced_edges([1, 1, 0, 1, 1, 0], 2) == ([(0, 1)], 1)
assert debounced_edges([1, 1, 1, 1], 2) == ([(0, 1)], 0)
assert debounced_edges([0, 0, 0], 2) == ([], 0)
assert debounced_edges([1], 2) == ([], 0)
assert debounced_edges([], 1) == ([], 0)
