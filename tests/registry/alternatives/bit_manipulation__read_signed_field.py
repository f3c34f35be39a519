def read_signed_field(word, offset, width):
    digits = format(word, "032b")[::-1]
    if width <= 0 or not 0 <= offset <= offset + width <= 32:
        return None
    field = digits[offset : offset + width][::-1]
    value = int(field, 2)
    return value - 2 ** len(field) if field.startswith("1") else value
