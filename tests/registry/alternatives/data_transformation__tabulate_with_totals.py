from collections import Counter


def tabulate_with_totals(pairs):
    counts = Counter(pair for pair in pairs if pair[0] is not None and pair[1] is not None)
    if not counts:
        return None
    row_totals, column_totals = Counter(), Counter()
    for (label, column), count in counts.items():
        row_totals[label] += count
        column_totals[column] += count
    columns = sorted(column_totals)
    body = [
        [label, *(counts[label, column] for column in columns), row_totals[label]]
        for label in sorted(row_totals)
    ]
    last = ["total", *(column_totals[column] for column in columns), sum(counts.values())]
    return [["", *columns, "total"], *body, last]
