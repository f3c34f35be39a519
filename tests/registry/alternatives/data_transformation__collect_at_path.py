def children(node):
    if isinstance(node, dict):
        return [([key], value) for key, value in node.items()]
    if isinstance(node, list):
        return [([str(i), str(i - len(node))], value) for i, value in enumerate(node)]
    return []


def collect_at_path(data, path):
    first, dot, rest = path.partition(".")
    found = []
    for labels, child in children(data):
        if first == "*" or first in labels:
            found += collect_at_path(child, rest) if dot else [child]
    return found
