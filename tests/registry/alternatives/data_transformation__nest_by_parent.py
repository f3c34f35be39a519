def nest_by_parent(rows, levels):
    ids = [row[0] for row in rows]
    branches = {node: [] for node in ids}
    parents = {}
    roots = []
    for node, parent in rows:
        parents[node] = parent
    for node, parent in rows:
        depth, above = 1, parent
        while above in ids and depth <= levels:
            depth, above = depth + 1, parents[above]
        if depth <= levels:
            (branches[parent] if parent in ids else roots).append((node, branches[node]))
    return roots
