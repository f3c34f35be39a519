def expand_list_cells(rows, field, number_field):
    expanded = []
    for row in rows:
        cell = row.get(field)
        items = cell if isinstance(cell, list) else [] if cell is None else [cell]
        numbers = range(1, len(items) + 1)
        for i in numbers or [0]:
            copy = dict(row)
            copy[field] = items[i - 1] if i else None
            copy[number_field] = i
            expanded.append(copy)
    return expanded
