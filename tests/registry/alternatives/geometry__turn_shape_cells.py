def turn_shape_cells(cells, quarter_turns, mirrored):
    if not cells:
        return []
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    rows = [[(x, y) in cells for x in range(min(xs), max(xs) + 1)] for y in range(min(ys), max(ys) + 1)]
    if mirrored:
        rows = [row[::-1] for row in rows]
    for _ in range(quarter_turns % 4):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    return sorted((x, y) for y, row in enumerate(rows) for x, filled in enumerate(row) if filled)
