def insert_high_score(table, name, points, size):
    own = dict(table).get(name)
    if own is not None and points <= own:
        return table
    rows = [row for row in table if row[0] != name] + [(name, points)]
    # The sort is stable, and the new line stands last.
    return sorted(rows, key=lambda row: row[1], reverse=True)[:size]
