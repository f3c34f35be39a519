def unpivot_columns(header, rows, fixed):
    width = len(header)
    if fixed not in range(width + 1):
        return None
    return [
        [*row[:fixed], header[column], row[column]]
        for row in rows
        for column in range(fixed, min(width, len(row)))
        if row[column] not in (None, "")
    ]
