def keys_of(tree):
    return [] if tree is None else [*keys_of(tree[0]), tree[1], *keys_of(tree[2])]


def neighbours_in_tree(tree, number, reach):
    near = [key for key in keys_of(tree) if number - reach <= key <= number + reach]
    below = max((key for key in near if key <= number), default=None)
    above = min((key for key in near if key > number), default=None)
    return below, above
