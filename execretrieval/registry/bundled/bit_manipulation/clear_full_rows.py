"""Remove full rows, masks from top to bottom, of a falling-blocks field, refill at the top and score 100, 300, 500 or 800 times the level for one to four or more; none scores 0, rows too wide give None."""

POINTS = (0, 100, 300, 500, 800)


def points_for(cleared, level):
    return POINTS[min(cleared, 4)] * level


def clear_full_rows(rows, width, level):
    if any(row >> width for row in rows):
        return None
    full = (1 << width) - 1
    kept = [row for row in rows if row != full]
    cleared = len(rows) - len(kept)
    return [0] * cleared + kept, points_for(cleared, level)


assert clear_full_rows([0b000, 0b101, 0b111], 3, 1) == ([0, 0, 0b101], 100)
assert clear_full_rows([0b111, 0b101, 0b111], 3, 1) == ([0, 0, 0b101], 300)
assert clear_full_rows([0b011, 0b101, 0b110], 3, 1) == ([0b011, 0b101, 0b110], 0)
assert clear_full_rows([0b1111], 4, 3) == ([0], 300)
assert clear_full_rows([0b0111], 4, 1) == ([0b0111], 0)
assert clear_full_rows([1, 3, 3, 3], 2, 2) == ([0, 0, 0, 1], 1000)
assert clear_full_rows([3, 3, 1, 3, 3], 2, 1) == ([0, 0, 0, 0, 1], 800)
assert clear_full_rows([3, 3, 3, 3, 3], 2, 1) == ([0, 0, 0, 0, 0], 800)
assert [clear_full_rows([3, row], 2, 1) for row in (2, 4)] == [([0, 2], 100), None]
assert clear_full_rows([], 2, 1) == ([], 0)
