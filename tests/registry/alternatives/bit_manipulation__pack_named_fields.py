def pack_named_fields(values, layout):
    left = dict(values)
    text = ""
    for name, width in layout:
        digits = format(left.pop(name, 0), "b")
        if digits == "0":
            digits = ""
        if digits.startswith("-") or len(digits) > width:
            return None
        text += "0" * (width - len(digits)) + digits
    return None if left else int("0" + text, 2)
