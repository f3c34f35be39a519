"""Remove from a line the comment that starts at a mark such as # or // and the blanks before it. A mark inside single or double quotes, or directly after something other than a blank, starts no comment."""


def mark_at(line, index, mark):
    if index > 0 and not line[index - 1].isspace():
        return False
    return line[index : index + len(mark)] == mark


def strip_line_comment(line, mark):
    quote = ""
    for index, char in enumerate(line):
        if quote:
            if char == quote:
                quote = ""
        elif char in "'\"":
            quote = char
        elif mark_at(line, index, mark):
            return line[:index].rstrip()
    return line.rstrip()


assert strip_line_comment("a = 1  # one", "#") == "a = 1"
assert strip_line_comment("a = '#x' # y", "#") == "a = '#x'"
assert strip_line_comment('t = "it\'s # no" # z', "#") == 't = "it\'s # no"'
assert strip_line_comment("color = red#1 ", "#") == "color = red#1"
assert strip_line_comment("u = a//b / c //d //e", "//") == "u = a//b / c"
assert strip_line_comment("a '' #", "#") == "a ''"
assert strip_line_comment("x \t## z", "#") == "x"
assert strip_line_comment("x /", "//") == "x /"
assert strip_line_comment("# all", "#") == ""
assert strip_line_comment("b#", "#") == "b#"
assert strip_line_comment("a = ' # open", "#") == "a = ' # open"
assert strip_line_comment("", "#") == ""
