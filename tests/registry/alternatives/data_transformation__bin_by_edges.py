from itertools import pairwise


def bin_by_edges(values, edges):
    if len(edges) in (0, 1):
        raise ValueError("edges")
    known = [value for value in values if value is not None]
    counts = [sum(low <= value < high for value in known) for low, high in pairwise(edges)]
    counts[-1] += known.count(edges[-1])
    return counts, sum(value < edges[0] for value in known), sum(value > edges[-1] for value in known)
