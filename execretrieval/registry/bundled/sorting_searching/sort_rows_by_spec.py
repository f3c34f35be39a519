"""Sort records by several columns named in a text such as "price desc, name", records without a value last either way, stable, at most a given number, None meaning all. A direction other than asc or desc raises ValueError."""

from operator import itemgetter


def sort_on_column(rows, column, descending):
    present = [row for row in rows if row.get(column) is not None]
    absent = [row for row in rows if row.get(column) is None]
    return [*sorted(present, key=itemgetter(column), reverse=descending), *absent]


def sort_rows_by_spec(rows, spec, limit):
    ordered = list(rows)
    # Stable sorts from the least to the most important column.
    for term in reversed(spec.split(",")):
        column, _, direction = term.strip().partition(" ")
        if direction.strip() not in ("", "asc", "desc"):
            raise ValueError(f"unknown direction {direction!r}")
        ordered = sort_on_column(ordered, column, direction.strip() == "desc")
    return ordered[:limit]


assert sort_rows_by_spec([{"p": 2}, {"p": 1}, {"p": 3}], "p", None) == [{"p": 1}, {"p": 2}, {"p": 3}]
assert sort_rows_by_spec([{"p": 2}, {"p": 1}, {"p": 3}], "p desc", 2) == [{"p": 3}, {"p": 2}]
assert sort_rows_by_spec([{"p": 2}, {"p": 1}, {"p": 3}], "p  desc ", 1) == [{"p": 3}]
assert sort_rows_by_spec([{"p": None}, {"p": 1}, {}, {"p": 0}], "p", 3) == [{"p": 0}, {"p": 1}, {"p": None}]
assert sort_rows_by_spec([{}, {"p": 1}, {"p": 2}], "p desc", None) == [{"p": 2}, {"p": 1}, {}]
assert sort_rows_by_spec([{"p": 1, "n": "b"}, {"p": 1, "n": "a"}], "p, n", 1) == [{"p": 1, "n": "a"}]
assert sort_rows_by_spec([{"p": 1, "n": "b"}, {"p": 0, "n": "c"}], "p,n", 1) == [{"p": 0, "n": "c"}]
assert sort_rows_by_spec([{"p": 1, "n": "a"}, {"p": 1, "n": "b"}], "p, n desc", 1) == [{"p": 1, "n": "b"}]
assert sort_rows_by_spec([{"p": 1, "n": 5}, {"p": 1, "n": 4}], "p desc", None) == [
    {"p": 1, "n": 5},
    {"p": 1, "n": 4},
]
assert sort_rows_by_spec([{"p": 2}, {"p": 1}], "", None) == [{"p": 2}, {"p": 1}]
assert sort_rows_by_spec([{"p": 2}, {"p": 1}], "p asc", 1) == [{"p": 1}]
try:
    sort_rows_by_spec([{"p": 1}], "p down", None)
except ValueError:
    pass
else:
    raise AssertionError("an unknown direction was accepted")
