def rotate_field(word, offset, width, steps):
    if width <= 0:
        return None
    text = format(word, "b").zfill(offset + width)
    end = len(text) - offset
    field = text[end - width : end]
    for _ in range(abs(steps)):
        field = field[1:] + field[0] if steps > 0 else field[-1] + field[:-1]
    return int(text[: end - width] + field + text[end:], 2)
