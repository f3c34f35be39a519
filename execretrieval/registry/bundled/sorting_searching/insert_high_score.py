"""Enter a result into a descending table of name and points, below its equals, one line per name and cut to a size. A player's own result at least as good leaves the table as it was."""

from bisect import bisect_right


def insert_high_score(table, name, points, size):
    others = []
    for row in table:
        if row[0] != name:
            others.append(row)
        elif row[1] >= points:
            return table
    place = bisect_right(others, -points, key=lambda row: -row[1])
    entered = [*others[:place], (name, points), *others[place:]]
    return entered[:size]


assert insert_high_score([("a", 9), ("b", 5)], "c", 7, 3) == [("a", 9), ("c", 7), ("b", 5)]
assert insert_high_score([("a", 9), ("b", 5)], "c", 7, 2) == [("a", 9), ("c", 7)]
assert insert_high_score([("a", 9), ("b", 5)], "c", 9, 2) == [("a", 9), ("c", 9)]
assert insert_high_score([("a", 9), ("b", 5)], "c", 5, 2) == [("a", 9), ("b", 5)]
assert insert_high_score([("a", 9), ("b", 5)], "b", 12, 3) == [("b", 12), ("a", 9)]
assert insert_high_score([("a", 9), ("b", 9), ("c", 1)], "a", 9, 3) == [("a", 9), ("b", 9), ("c", 1)]
assert insert_high_score([("a", 9), ("b", 9), ("c", 1)], "a", 8, 3) == [("a", 9), ("b", 9), ("c", 1)]
assert insert_high_score([("a", 9), ("b", 9), ("c", 1)], "c", 2, 3) == [("a", 9), ("b", 9), ("c", 2)]
assert insert_high_score([("a", 3)], "b", 4, 5) == [("b", 4), ("a", 3)]
assert insert_high_score([], "a", 0, 1) == [("a", 0)]
assert insert_high_score([], "a", 4, 0) == []
