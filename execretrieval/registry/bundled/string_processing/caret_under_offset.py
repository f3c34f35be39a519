"""Show where an error lies in two lines: the source line of a character offset, prefixed like 3: by its number, and a caret below, tabs before it kept. The end points past the last character; outside gives None."""


def line_around(source, offset):
    start = source.rfind("\n", 0, offset) + 1
    end = (source + "\n").index("\n", offset)
    return start, end


def caret_under_offset(source, offset):
    if offset < 0 or offset > len(source):
        return None
    start, end = line_around(source, offset)
    number = source.count("\n", 0, start) + 1
    label = f"{number}: "
    padding = "".join("\t" if char == "\t" else " " for char in source[start:offset])
    return [label + source[start:end], " " * len(label) + padding + "^"]


assert caret_under_offset("ab\ncde\nf", 4) == ["2: cde", "    ^"]
assert caret_under_offset("ab\ncde\nf", 3) == ["2: cde", "   ^"]
assert caret_under_offset("ab\ncde\nf", 2) == ["1: ab", "     ^"]
assert caret_under_offset("ab\ncde\nf", 7) == ["3: f", "   ^"]
assert caret_under_offset("ab\ncde\nf", 8) == ["3: f", "    ^"]
assert caret_under_offset("ab\ncde\nf", 9) is None
assert caret_under_offset("a\tb c", 3) == ["1: a\tb c", "    \t ^"]
assert caret_under_offset("abc", 0) == ["1: abc", "   ^"]
assert caret_under_offset("abc", -1) is None
assert caret_under_offset("\n", 1) == ["2: ", "   ^"]
assert caret_under_offset("\n" * 9 + "x", 9) == ["10: x", "    ^"]
assert caret_under_offset("", 0) == ["1: ", "   ^"]
