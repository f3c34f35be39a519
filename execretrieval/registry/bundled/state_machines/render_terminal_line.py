"""What a terminal line shows at last without trailing blanks: carriage return goes to the start, backspace one left, other characters overwrite. The code escape [ K erases from the cursor, escape [ number C moves right, others do nothing."""

import re

TOKEN = re.compile(r"\x1b\[([0-9]*)[0-9;]*([A-Za-z])|(.)", re.DOTALL)


def put_at(cells, cursor, character):
    padding = " " * (cursor - len(cells))
    return cells[:cursor] + padding + character + cells[cursor + 1 :]


def render_terminal_line(text):
    cells = ""
    cursor = 0
    for number, code, character in TOKEN.findall(text):
        if code == "K" and not number:
            cells = cells[:cursor]
        elif code == "C":
            cursor += int(number or 1)
        elif character == "\r":
            cursor = 0
        elif character == "\b":
            cursor = max(cursor - 1, 0)
        elif character:
            cells = put_at(cells, cursor, character)
            cursor += 1
    return cells.rstrip(" ")


assert render_terminal_line("\x1b[1;31mab\x1b[0;1m\b\x1b[1Kc") == "ac"
assert render_terminal_line("ab\r\x1b[2K") == "ab"
assert render_terminal_line("abc") == "abc"
assert render_terminal_line("abc\rX") == "Xbc"
assert render_terminal_line("abc\rXY\bZ") == "XZc"
assert render_terminal_line("a\b\b\bZ") == "Z"
assert render_terminal_line("abcd\b\b\x1b[K") == "ab"
assert render_terminal_line("abcd\r\x1b[2CX") == "abXd"
assert render_terminal_line("abcd\r\x1b[CX") == "aXcd"
assert render_terminal_line("a\x1b[3CX") == "a   X"
assert render_terminal_line("a\x1b[31mb\x1b[0mc") == "abc"
assert render_terminal_line("ab\x1b[2Cx\b\x1b[K") == "ab"
assert render_terminal_line("\x1b[10C\rq\x1b[0CX") == "qX"
assert render_terminal_line("") == ""
