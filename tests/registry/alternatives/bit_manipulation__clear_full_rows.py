def clear_full_rows(rows, width, level):
    if max(rows, default=0) >= 2**width:
        return None
    field = list(rows)
    cleared = 0
    for index, row in enumerate(rows):
        if all(row >> column & 1 for column in range(width)):
            del field[index]
            field.insert(0, 0)
            cleared += 1
    return field, level * {0: 0, 1: 100, 2: 300, 3: 500}.get(cleared, 800)
