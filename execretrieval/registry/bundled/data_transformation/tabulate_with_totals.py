"""Cross table of how often two values occur together: a header starting with empty text, sorted labels, a column and a row named total. Pairs with a missing side are not counted; no complete pair gives None."""


def tabulate_with_totals(pairs):
    complete = [pair for pair in pairs if None not in pair]
    if not complete:
        return None
    labels = sorted({label for label, _ in complete})
    columns = sorted({column for _, column in complete})
    header = ["", *columns, "total"]
    width = len(columns) + 1
    footer = [0] * width
    table = [header]
    for label in labels:
        counts = [complete.count((label, column)) for column in columns]
        counts.append(sum(counts))
        footer = [footer[i] + counts[i] for i in range(width)]
        table.append([label, *counts])
    table.append(["total", *footer])
    return table


assert tabulate_with_totals([("a", 1), ("b", 2), ("a", 1)]) == [
    ["", 1, 2, "total"],
    ["a", 2, 0, 2],
    ["b", 0, 1, 1],
    ["total", 2, 1, 3],
]
assert tabulate_with_totals([("b", "y"), ("a", "x"), ("b", "x"), ("b", "x")]) == [
    ["", "x", "y", "total"],
    ["a", 1, 0, 1],
    ["b", 2, 1, 3],
    ["total", 3, 1, 4],
]
assert tabulate_with_totals([("a", 1)]) == [["", 1, "total"], ["a", 1, 1], ["total", 1, 1]]
assert tabulate_with_totals([("a", 3), ("a", 1)]) == [
    ["", 1, 3, "total"],
    ["a", 1, 1, 2],
    ["total", 1, 1, 2],
]
assert tabulate_with_totals([("a", 1), (None, 2), ("c", None)]) == [
    ["", 1, "total"],
    ["a", 1, 1],
    ["total", 1, 1],
]
assert tabulate_with_totals([(0, 0), (0, 1)]) == [
    ["", 0, 1, "total"],
    [0, 1, 1, 2],
    ["total", 1, 1, 2],
]
assert tabulate_with_totals([(None, None)]) is None
assert tabulate_with_totals([]) is None
