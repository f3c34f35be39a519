def group_visits(clicks, idle, longest):
    if not clicks:
        return []
    size = 1
    while size < len(clicks):
        if clicks[size] - clicks[size - 1] > idle or clicks[size] - clicks[0] > longest:
            break
        size += 1
    return [(clicks[0], clicks[size - 1], size), *group_visits(clicks[size:], idle, longest)]
