def pivot_sales_rows(rows, corner, filler):
    columns, labels = [], []
    for label, column, _ in rows:
        columns += [column] * (column not in columns)
        labels += [label] * (label not in labels)
    table = [[corner, *columns]]
    for label in labels:
        line = [label]
        for column in columns:
            amounts = [row[2] for row in rows if row[:2] == (label, column)]
            line.append(sum(amounts) if amounts else filler)
        table.append(line)
    return table
