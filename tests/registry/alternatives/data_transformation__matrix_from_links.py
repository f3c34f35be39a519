from collections import Counter


def matrix_from_links(links, directed):
    weights = Counter()
    for source, target, weight in links:
        weights[source, target] += weight
        weights[target, source] += 0 if directed else weight
    nodes = sorted({node for pair in weights for node in pair})
    return nodes, [[0 if a == b else weights[a, b] for b in nodes] for a in nodes]
