"""Offset of the first closing tag in markup not closing the innermost open one, else of the innermost left open, -1 if all match. Void br, hr and img and self-closing tags need no end nor may get one."""

import re

TAG = re.compile("<(/?)([a-z][a-z0-9]*)([^<>]*)>")
VOID = ("br", "hr", "img")


def tag_nesting_fault(markup):
    still_open = []
    for match in TAG.finditer(markup):
        closing, name, rest = match.groups()
        if not closing:
            if name in VOID or rest.endswith("/"):
                continue
            still_open.append((name, match.start()))
            continue
        if not still_open or still_open[-1][0] != name:
            return match.start()
        still_open = still_open[:-1]
    return still_open[-1][1] if still_open else -1


assert tag_nesting_fault("<p>one <b>two</b></p>") == -1
assert tag_nesting_fault("<p>one <b>two</p></b>") == 13
assert tag_nesting_fault("<p>one <b>two</b>") == 0
assert tag_nesting_fault("<p>one <b>two") == 7
assert tag_nesting_fault("one</p>") == 3
assert tag_nesting_fault("<h1>one</h2>") == 7
assert tag_nesting_fault("<p>a<br>b<hr/><img src='x'></p>") == -1
assert tag_nesting_fault("<p><q/></p>") == -1
assert tag_nesting_fault("<p>a</br></p>") == 4
assert tag_nesting_fault("<p class='x'></p><q></q></q>") == 24
assert tag_nesting_fault("<a><b><c></c></a></b>") == 13
assert tag_nesting_fault("a < b > c") == -1
assert tag_nesting_fault("") == -1
