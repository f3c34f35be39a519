"""Lay a stamp, given as lines, over a block of text lines at a row and column, its blanks letting the text show through; short lines are extended. Parts above, left of or below the block are lost."""


def merge_line(line, stamp, column):
    chars = list(line)
    for offset, char in enumerate(stamp):
        place = column + offset
        if char == " " or place < 0:
            continue
        chars.extend(" " * (place + 1 - len(chars)))
        chars[place] = char
    return "".join(chars)


def stamp_over_text(lines, stamp, row, column):
    result = []
    for index, line in enumerate(lines):
        inside = index >= row and index - row < len(stamp)
        result.append(merge_line(line, stamp[index - row], column) if inside else line)
    return result


assert stamp_over_text(["....", "....", "...."], ["ab", "cd", "ef"], 0, 1) == [
    ".ab.",
    ".cd.",
    ".ef.",
]
assert stamp_over_text(["....", "...."], ["a b"], 0, 1) == [".a.b", "...."]
assert stamp_over_text(["x"], ["ab"], 0, 3) == ["x  ab"]
assert stamp_over_text(["x", "y"], ["a ", "b"], 0, 1) == ["xa", "yb"]
assert stamp_over_text(["....", "...."], ["ab", "cd"], -1, 0) == ["cd..", "...."]
assert stamp_over_text(["....", "...."], ["ab", "cd"], 1, 2) == ["....", "..ab"]
assert stamp_over_text(["...."], ["abc"], 0, -1) == ["bc.."]
assert stamp_over_text(["...."], ["abc"], 0, -3) == ["...."]
assert stamp_over_text([".."], ["a"], 1, 0) == [".."]
assert stamp_over_text(["..", ".."], [], 0, 0) == ["..", ".."]
assert stamp_over_text([], ["a"], 0, 0) == []
