"""Remove from each line the blanks up to and including a margin mark; lines whose first visible character is another stay whole. A first or last line that is blank is dropped, not more than one at each end."""


def strip_margin_of(line, mark):
    bare = line.lstrip()
    if not bare.startswith(mark):
        return line
    return bare[len(mark) :]


def strip_line_margin(text, mark):
    lines = text.split("\n")
    if lines[0].isspace() or not lines[0]:
        lines = lines[1:]
    if lines and not lines[-1].strip():
        lines = lines[:-1]
    return "\n".join(strip_margin_of(line, mark) for line in lines)


assert strip_line_margin("\n  |one\n  | two\n  ", "|") == "one\n two"
assert strip_line_margin("|a\n b\n  |c", "|") == "a\n b\nc"
assert strip_line_margin("  >>x|y", ">>") == "x|y"
assert strip_line_margin("\n\n|a\n\n", "|") == "\na\n"
assert strip_line_margin("   \n|a", "|") == "a"
assert strip_line_margin("|a|b\n|", "|") == "a|b\n"
assert strip_line_margin("||a", "|") == "|a"
assert strip_line_margin(" a", "|") == " a"
assert strip_line_margin("\n", "|") == ""
assert strip_line_margin("", "|") == ""
