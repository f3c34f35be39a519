"""Turn category values into rows of 0 and 1, one column per known level in the given order, leaving the first level out on request unless it is the only one. Unknown or missing values give a row of None."""


def dummy_columns(values, levels, leave_first):
    shown = levels[1:] if leave_first and len(levels) > 1 else levels
    rows = []
    for value in values:
        if value not in levels:
            rows.append([None] * len(shown))
            continue
        rows.append([1 if value == level else 0 for level in shown])
    return rows


assert dummy_columns(["a", "c"], ["a", "b", "c"], False) == [[1, 0, 0], [0, 0, 1]]
assert dummy_columns(["a", "c"], ["a", "b", "c"], True) == [[0, 0], [0, 1]]
assert dummy_columns(["b", "a"], ["b", "a"], True) == [[0], [1]]
assert dummy_columns(["x", None], ["a", "b"], False) == [[None, None], [None, None]]
assert dummy_columns(["x", "b"], ["a", "b"], True) == [[None], [1]]
assert dummy_columns(["a", "z"], ["a"], True) == [[1], [None]]
assert dummy_columns(["a"], ["a"], False) == [[1]]
assert dummy_columns(["a"], [], True) == [[]]
assert dummy_columns([], ["a", "b"], False) == []
