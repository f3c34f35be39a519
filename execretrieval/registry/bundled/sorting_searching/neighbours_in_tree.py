"""In a binary search tree of nested left, key, right triples find the greatest key not above a number and the least key above it. Either is None when there is none or it lies further off than the reach."""


def neighbours_in_tree(tree, number, reach):
    below = above = None
    while tree is not None:
        left, key, right = tree
        if key <= number:
            below, tree = key, right
        else:
            above, tree = key, left
    if below is not None and number - below > reach:
        below = None
    if above is not None and above - number > reach:
        above = None
    return below, above


assert neighbours_in_tree(((None, 2, None), 5, (None, 9, None)), 5, 9) == (5, 9)
assert neighbours_in_tree(((None, 2, None), 5, (None, 9, None)), 4, 9) == (2, 5)
assert neighbours_in_tree(((None, 2, None), 5, (None, 9, None)), 7, 2) == (5, 9)
assert neighbours_in_tree(((None, 2, None), 5, (None, 9, None)), 8, 2) == (None, 9)
assert neighbours_in_tree(((None, 2, None), 5, (None, 9, None)), 6, 2) == (5, None)
assert neighbours_in_tree(((None, 2, None), 5, (None, 9, None)), 9, 0) == (9, None)
assert neighbours_in_tree(((None, 2, None), 5, (None, 9, None)), 1, 1) == (None, 2)
assert neighbours_in_tree(((None, 2, None), 5, (None, 9, None)), 0, 1) == (None, None)
assert neighbours_in_tree((None, 1, ((None, 4, None), 6, None)), 3, 9) == (1, 4)
assert neighbours_in_tree((((None, 1, None), 3, (None, 4, None)), 8, None), 5, 9) == (4, 8)
assert neighbours_in_tree(None, 3, 99) == (None, None)
