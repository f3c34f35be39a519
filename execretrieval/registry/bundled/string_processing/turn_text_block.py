"""Turn a block of text lines a quarter clockwise or the other way; short lines count as filled with blanks, and blanks at the end of turned lines are removed. No lines, or only empty ones, give none."""


def char_at(line, column):
    if column >= len(line):
        return " "
    return line[column]


def turn_text_block(lines, clockwise):
    if not lines:
        return []
    width = max(len(line) for line in lines)
    columns = range(width) if clockwise else range(width - 1, -1, -1)
    ordered = lines[::-1] if clockwise else lines
    return ["".join(char_at(line, column) for line in ordered).rstrip() for column in columns]


assert turn_text_block(["ab", "cd"], True) == ["ca", "db"]
assert turn_text_block(["ab", "cd"], False) == ["bd", "ac"]
assert turn_text_block(["abc", "d"], True) == ["da", " b", " c"]
assert turn_text_block(["abc", "d"], False) == ["c", "b", "ad"]
assert turn_text_block(["a", "bcd"], False) == [" d", " c", "ab"]
assert turn_text_block(["ab", "", "c"], True) == ["c a", "  b"]
assert turn_text_block(["a", "b", "c"], True) == ["cba"]
assert turn_text_block(["a b"], False) == ["b", "", "a"]
assert turn_text_block(["", ""], True) == []
assert turn_text_block(["", ""], False) == []
assert turn_text_block([], True) == []
