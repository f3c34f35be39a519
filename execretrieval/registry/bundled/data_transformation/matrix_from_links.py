"""Adjacency matrix with summed weights from links of source, target and weight, nodes in sorted order and returned with it. Links from a node to itself are not entered but list the node; undirected links count both ways."""


def matrix_from_links(links, directed):
    nodes = sorted({node for source, target, _ in links for node in (source, target)})
    place = {node: i for i, node in enumerate(nodes)}
    matrix = [[0] * len(nodes) for _ in nodes]
    for source, target, weight in links:
        if source == target:
            continue
        matrix[place[source]][place[target]] += weight
        if not directed:
            matrix[place[target]][place[source]] += weight
    return nodes, matrix


assert matrix_from_links([("a", "b", 2)], True) == (["a", "b"], [[0, 2], [0, 0]])
assert matrix_from_links([("a", "b", 2)], False) == (["a", "b"], [[0, 2], [2, 0]])
assert matrix_from_links([("b", "a", 2), ("b", "a", 3)], True) == (["a", "b"], [[0, 0], [5, 0]])
assert matrix_from_links([("b", "a", 2), ("a", "b", 3)], False) == (["a", "b"], [[0, 5], [5, 0]])
assert matrix_from_links([("c", "c", 7), ("a", "d", 1)], True) == (
    ["a", "c", "d"],
    [[0, 0, 1], [0, 0, 0], [0, 0, 0]],
)
assert matrix_from_links([(3, 3, 1)], False) == ([3], [[0]])
assert matrix_from_links([(2, 10, 1), (10, 7, 4)], True) == (
    [2, 7, 10],
    [[0, 0, 1], [0, 0, 0], [0, 4, 0]],
)
assert matrix_from_links([], True) == ([], [])
