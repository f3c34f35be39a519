def trim_deadband(values, rise, fall):
    if not values:
        return []
    stored = [0]
    last = len(values) - 1
    while stored[-1] < last:
        base = values[stored[-1]]
        moved = [i for i in range(stored[-1] + 1, last) if values[i] > base + rise or values[i] < base - fall]
        stored.append(min(moved, default=last))
    return stored
