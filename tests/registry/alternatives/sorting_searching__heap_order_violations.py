def heap_order_violations(values, arity):
    if arity <= 0:
        return None
    broken = []
    for parent in range(len(values)):
        for child in range(parent * arity + 1, parent * arity + arity + 1):
            if child < len(values) and values[child] < values[parent]:
                broken.append((parent, child))
    return broken
