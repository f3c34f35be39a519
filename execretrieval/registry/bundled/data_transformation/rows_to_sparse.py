"""Store a table compactly as significant values, their columns, and where each row starts in them plus a final end. None and values whose size is at most a threshold are left out; no rows give one zero start."""


def rows_to_sparse(rows, threshold):
    values, columns = [], []
    starts = [0]
    for row in rows:
        for column, value in enumerate(row):
            if value is None or -threshold <= value <= threshold:
                continue
            values.append(value)
            columns.append(column)
        starts.append(len(values))
    return values, columns, starts


assert rows_to_sparse([[0, 5, 0], [7, 0, 8]], 0) == ([5, 7, 8], [1, 0, 2], [0, 1, 3])
assert rows_to_sparse([[0, 0], [0, 3]], 0) == ([3], [1], [0, 0, 1])
assert rows_to_sparse([[3, -3, 4, -4]], 3) == ([4, -4], [2, 3], [0, 2])
assert rows_to_sparse([[None, 1], [2, None]], 0) == ([1, 2], [1, 0], [0, 1, 2])
assert rows_to_sparse([[0.5, -0.25], [0.25, -0.75]], 0.5) == ([-0.75], [1], [0, 0, 1])
assert rows_to_sparse([[0, 0]], -1) == ([0, 0], [0, 1], [0, 2])
assert rows_to_sparse([[], [6], []], 0) == ([6], [0], [0, 0, 1, 1])
assert rows_to_sparse([], 0) == ([], [], [0])
