def prune_empty_values(data, depth):
    def hollow(value):
        return value is None or value in ("", [], {}) or (isinstance(value, str) and value.isspace())

    def walk(node, left):
        if left <= 0:
            return node
        if isinstance(node, dict):
            kept = [(key, walk(child, left - 1)) for key, child in node.items()]
            return dict(pair for pair in kept if not hollow(pair[1]))
        if isinstance(node, list):
            return [new for new in (walk(child, left - 1) for child in node) if not hollow(new)]
        return node

    return walk(data, depth)
