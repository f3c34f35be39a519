"""Pairs of parent and child positions at which a list breaks the order of a min-heap whose nodes have a given number of children; equal values are in order. Fewer than one child per node gives None."""


def parent_of(child, arity):
    return (child - 1) // arity


def heap_order_violations(values, arity):
    if arity < 1:
        return None
    broken = []
    for child, value in enumerate(values):
        parent = parent_of(child, arity)
        if parent < 0 or values[parent] <= value:
            continue
        broken.append((parent, child))
    return broken


assert heap_order_violations([1, 3, 2, 4], 2) == []
assert heap_order_violations([2, 1, 3], 2) == [(0, 1)]
assert heap_order_violations([2, 3, 1], 2) == [(0, 2)]
assert heap_order_violations([1, 5, 2, 4, 6, 1, 3], 2) == [(1, 3), (2, 5)]
assert heap_order_violations([4, 4, 4, 4], 2) == []
assert heap_order_violations([3, 5, 6, 4, 2, 9, 5], 3) == [(1, 4)]
assert heap_order_violations([3, 5, 6, 4, 7, 9, 6, 5, 7, 6, 3], 3) == [(2, 7), (3, 10)]
assert heap_order_violations([1, 2, 3], 1) == []
assert heap_order_violations([1, 3, 2, 0], 1) == [(1, 2), (2, 3)]
assert heap_order_violations([0, 7, -1], 5) == [(0, 2)]
assert heap_order_violations([5], 2) == []
assert heap_order_violations([2, 1], 0) is None
