"""Replace tabs in a line by blanks up to the next of the given columns, counted from 0 and sorted ascending; a tab beyond the last stop becomes one blank. Without stops each tab is one blank."""


def gap_to_stop(column, stops):
    for stop in stops:
        if stop > column:
            return stop - column
    return 1


def expand_tab_stops(line, stops):
    result = ""
    for char in line:
        if char != "\t":
            result += char
            continue
        result += " " * gap_to_stop(len(result), stops)
    return result


assert expand_tab_stops("a\tb\tc", [4, 8]) == "a   b   c"
assert expand_tab_stops("abc\td", [4, 8]) == "abc d"
assert expand_tab_stops("abcd\te", [4, 8]) == "abcd    e"
assert expand_tab_stops("\t\tx", [2, 5]) == "     x"
assert expand_tab_stops("\t\t\tx", [2, 5]) == "      x"
assert expand_tab_stops("abcdef\tx", [2, 5]) == "abcdef x"
assert expand_tab_stops("ab\tx\ty", [3]) == "ab x y"
assert expand_tab_stops("a\tb", []) == "a b"
assert expand_tab_stops("a b", [9]) == "a b"
assert expand_tab_stops("", [4]) == ""
