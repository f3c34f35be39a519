"""Remove notes between (* and *) from a text; notes may be nested. Inside double quotes outside notes nothing opens one, and a closing mark without a note stays. A note that is never closed gives None."""

import re

MARK = re.compile(r"\(\*|\*\)|.", re.DOTALL)


def strip_nested_notes(text):
    depth = 0
    quoted = False
    kept = []
    for mark in MARK.findall(text):
        if mark == "(*" and not quoted:
            depth += 1
            continue
        if depth > 0:
            depth -= 1 if mark == "*)" else 0
            continue
        if mark == '"':
            quoted = not quoted
        kept.append(mark)
    return None if depth > 0 else "".join(kept)


assert strip_nested_notes("a(*b*)c") == "ac"
assert strip_nested_notes("a(*b(*c*)d*)e") == "ae"
assert strip_nested_notes("a(**)b(*x*)") == "ab"
assert strip_nested_notes("a*)b") == "a*)b"
assert strip_nested_notes('"(*"x') == '"(*"x'
assert strip_nested_notes('"q"(*n*)z') == '"q"z'
assert strip_nested_notes('(*"*)b(*c*)') == "b"
assert strip_nested_notes('"*)"(*a*)') == '"*)"'
assert strip_nested_notes("(*)*)x") == "x"
assert strip_nested_notes("a(*b") is None
assert strip_nested_notes("a(*(*b*)") is None
assert strip_nested_notes("") == ""
