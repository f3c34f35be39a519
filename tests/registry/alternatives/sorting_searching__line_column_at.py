def line_column_at(text, offset, tab_width):
    if offset not in range(len(text) + 1):
        return None
    before = text[:offset]
    line_text = before.rpartition("\n")[2]
    return before.count("\n") + 1, len(line_text.expandtabs(tab_width)) + 1
