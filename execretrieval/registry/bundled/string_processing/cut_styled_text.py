"""Cut text to a number of visible characters, not counting style codes of ESC [ then digits or semicolons, then m, which all stay, even beyond the cut. A negative limit shows nothing; an unfinished code counts as visible."""

import re

STYLE = re.compile("\x1b\\[[0-9;]*m")


def style_at(text, index):
    found = STYLE.match(text, index)
    return found.group() if found else ""


def cut_styled_text(text, limit):
    pieces = []
    shown = 0
    skip = 0
    for index, char in enumerate(text):
        if skip:
            skip -= 1
            continue
        code = style_at(text, index)
        if code:
            pieces.append(code)
            skip = len(code) - 1
            continue
        if shown < limit:
            pieces.append(char)
        shown += 1
    return "".join(pieces)


assert cut_styled_text("\x1b[1mbold\x1b[0m!", 2) == "\x1b[1mbo\x1b[0m"
assert cut_styled_text("\x1b[1mbold\x1b[0m!", 4) == "\x1b[1mbold\x1b[0m"
assert cut_styled_text("\x1b[1mbold\x1b[0m!", 5) == "\x1b[1mbold\x1b[0m!"
assert cut_styled_text("a\x1b[1;31mb", 1) == "a\x1b[1;31m"
assert cut_styled_text("\x1b[m\x1b[0mab", 1) == "\x1b[m\x1b[0ma"
assert cut_styled_text("plain", 3) == "pla"
assert cut_styled_text("\x1b[3x", 2) == "\x1b["
assert cut_styled_text("ab\x1b[1m", 0) == "\x1b[1m"
assert cut_styled_text("ab", 0) == ""
assert cut_styled_text("ab", -1) == ""
assert cut_styled_text("", 3) == ""
