def tiles_in_view(view, tile, columns, rows):
    left, top, width, height = view
    seen = [
        (x, y)
        for x in range(columns)
        for y in range(rows)
        if width > 0 and x * tile < left + width and left < (x + 1) * tile
        if height > 0 and y * tile < top + height and top < (y + 1) * tile
    ]
    if not seen:
        return None
    return (*min(seen), *max(seen))
