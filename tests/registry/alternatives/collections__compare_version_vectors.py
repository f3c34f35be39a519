def compare_version_vectors(mine, theirs, skew):
    if not skew >= 0:
        raise ValueError(skew)
    signs = set()
    for node in mine.keys() | theirs.keys():
        gap = mine.get(node, 0) - theirs.get(node, 0)
        if abs(gap) > skew:
            signs.add(gap > 0)
    names = {(): "equal", (True,): "after", (False,): "before", (False, True): "concurrent"}
    return names[tuple(sorted(signs))]
