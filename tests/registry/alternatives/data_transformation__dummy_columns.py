def dummy_columns(values, levels, leave_first):
    skipped = min(1, max(len(levels) - 1, 0)) if leave_first else 0
    width = len(levels) - skipped
    rows = []
    for value in values:
        row = [None] * width
        if value in levels:
            row = [0] * len(levels)
            row[levels.index(value)] = 1
            row = row[skipped:]
        rows.append(row)
    return rows
