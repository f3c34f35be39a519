from itertools import pairwise


def histogram_by_edges(values, edges):
    bins = list(pairwise(sorted(edges)))
    return [
        sum(low <= value < high or (place == len(bins) and value == high) for value in values)
        for place, (low, high) in enumerate(bins, 1)
    ]
