def slice_fixed_fields(line, layout):
    fields = {}
    for name, first, last in layout:
        cut = [char for column, char in enumerate(line, 1) if first <= column <= last]
        if cut:
            fields[name] = "".join(cut).strip() or None
    return fields
