"""Line and column, both from one, of a character offset in a text; a tab fills its line up to the next multiple of the tab width. An offset outside the text, its end excepted, gives None."""

from bisect import bisect_right


def column_after(prefix, tab_width):
    column = 0
    for character in prefix:
        column += tab_width - column % tab_width if character == "\t" else 1
    return column


def line_column_at(text, offset, tab_width):
    if offset < 0 or offset > len(text):
        return None
    starts = [0]
    for position, character in enumerate(text):
        if character == "\n":
            starts.append(position + 1)
    line = bisect_right(starts, offset)
    prefix = text[starts[line - 1] : offset]
    return line, column_after(prefix, tab_width) + 1


assert line_column_at("ab\ncd", 0, 4) == (1, 1)
assert line_column_at("ab\ncd", 1, 4) == (1, 2)
assert line_column_at("ab\ncd", 2, 4) == (1, 3)
assert line_column_at("ab\ncd", 3, 4) == (2, 1)
assert line_column_at("ab\ncd", 5, 4) == (2, 3)
assert line_column_at("ab\ncd", 6, 4) is None
assert line_column_at("ab\ncd", -1, 4) is None
assert line_column_at("\tx", 1, 4) == (1, 5)
assert line_column_at("abc\tx\ty", 6, 4) == (1, 9)
assert line_column_at("\n\nabc\tx", 6, 4) == (3, 5)
assert line_column_at("", 0, 8) == (1, 1)
assert line_column_at("ab\n", 3, 8) == (2, 1)
