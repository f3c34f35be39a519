import re


def strip_line_margin(text, mark):
    lines = [re.sub(r"^\s*" + re.escape(mark), "\x00", line) for line in text.split("\n")]
    if not lines[0].strip(" \t"):
        lines.pop(0)
    if lines and not lines[-1].strip(" \t"):
        lines.pop()
    return "\n".join(line.replace("\x00", "", 1) for line in lines)
