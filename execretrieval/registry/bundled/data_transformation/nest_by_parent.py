"""Build a tree from flat id and parent pairs as nested id and children pairs, keeping input order. Items whose parent is missing or None are roots; nodes deeper than the given number of levels are left out."""


def grow_branches(parent, children, levels):
    if levels < 1:
        return []
    return [(node, grow_branches(node, children, levels - 1)) for node in children.get(parent, [])]


def nest_by_parent(rows, levels):
    known = {node for node, _ in rows}
    children = {}
    for node, parent in rows:
        owner = parent if parent in known else None
        children.setdefault(owner, []).append(node)
    return grow_branches(None, children, levels)


assert nest_by_parent([(1, None), (2, 1), (3, 1)], 5) == [(1, [(2, []), (3, [])])]
assert nest_by_parent([(3, 1), (2, 1), (1, None)], 5) == [(1, [(3, []), (2, [])])]
assert nest_by_parent([(1, None), (2, 1), (3, 2)], 3) == [(1, [(2, [(3, [])])])]
assert nest_by_parent([(1, None), (2, 1), (3, 2)], 2) == [(1, [(2, [])])]
assert nest_by_parent([(1, None), (2, 1)], 1) == [(1, [])]
assert nest_by_parent([(1, None), (2, 1)], 0) == []
assert nest_by_parent([(5, 9), (6, None), (7, 5)], 4) == [(5, [(7, [])]), (6, [])]
assert nest_by_parent([("b", "x"), ("a", "b")], 2) == [("b", [("a", [])])]
assert nest_by_parent([], 3) == []
