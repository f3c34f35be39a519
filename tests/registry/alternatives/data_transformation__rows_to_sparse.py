from itertools import accumulate


def rows_to_sparse(rows, threshold):
    cells = [
        (i, j, value)
        for i, row in enumerate(rows)
        for j, value in enumerate(row)
        if value is not None and abs(value) > threshold
    ]
    counts = [sum(cell[0] == i for cell in cells) for i in range(len(rows))]
    return [cell[2] for cell in cells], [cell[1] for cell in cells], [0, *accumulate(counts)]
