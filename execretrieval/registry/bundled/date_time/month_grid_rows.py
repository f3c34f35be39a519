"""Lay out a month as text rows for a wall calendar, days right-aligned in two columns between blanks, weeks starting on a given weekday, Monday being 0. Trailing blanks are cut, an invalid month gives no rows."""

from calendar import monthrange


def lead_blanks(month_starts, week_starts):
    return (month_starts - week_starts) % 7


def month_grid_rows(year, month, week_starts):
    if month < 1 or month > 12:
        return []
    month_starts, length = monthrange(year, month)
    cells = ["  "] * lead_blanks(month_starts, week_starts)
    cells += [f"{day:2d}" for day in range(1, length + 1)]
    rows = []
    for start in range(0, len(cells), 7):
        rows.append(" ".join(cells[start : start + 7]).rstrip())
    return rows


assert month_grid_rows(2024, 2, 0) == [
    "          1  2  3  4",
    " 5  6  7  8  9 10 11",
    "12 13 14 15 16 17 18",
    "19 20 21 22 23 24 25",
    "26 27 28 29",
]
assert month_grid_rows(2023, 2, 2) == [
    " 1  2  3  4  5  6  7",
    " 8  9 10 11 12 13 14",
    "15 16 17 18 19 20 21",
    "22 23 24 25 26 27 28",
]
assert month_grid_rows(2024, 3, 5)[0] == "                   1"
assert month_grid_rows(2024, 3, 6)[0] == "                1  2"
assert month_grid_rows(2024, 3, 6)[-1] == "31"
assert month_grid_rows(2024, 1, 0)[-1] == "29 30 31"
assert month_grid_rows(2024, 12, 0)[0] == "                   1"
assert month_grid_rows(2024, 9, 0)[-1] == "30"
assert len(month_grid_rows(2024, 9, 0)) == 6
assert month_grid_rows(2024, 0, 0) == []
assert month_grid_rows(2024, 13, 0) == []
