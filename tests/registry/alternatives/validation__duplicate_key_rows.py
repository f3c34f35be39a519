def clean(row, columns):
    parts = [row.get(column) for column in columns]
    parts = ["" if part is None else part for part in parts]
    return [part.casefold().strip() if type(part) is str else part for part in parts]


def duplicate_key_rows(rows, columns):
    keys = [clean(row, columns) for row in rows]
    pairs = []
    for later in range(len(keys)):
        for earlier in range(later):
            if keys[earlier] == keys[later] and all(part != "" for part in keys[later]):
                pairs.append((earlier + 1, later + 1))
                break
    return pairs
