def flatten_record_paths(record, max_parts):
    flat = {}
    pending = [((), record)]
    while pending:
        path, node = pending.pop()
        if len(path) < max_parts and isinstance(node, dict) and node:
            pending.extend(((*path, name), child) for name, child in node.items())
        elif len(path) < max_parts and isinstance(node, list) and node:
            pending.extend(((*path, index), child) for index, child in enumerate(node))
        elif path:
            flat[".".join(map(str, path))] = node
    return flat
