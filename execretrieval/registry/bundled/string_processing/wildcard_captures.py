"""Match a whole text against a pattern in which * stands for any run of characters and ? for exactly one, and list what each * took, shortest first from the left. Text that does not match gives None."""


def wildcard_captures(pattern, text):
    if pattern == "":
        return [] if text == "" else None
    head, rest = pattern[0], pattern[1:]
    if head != "*":
        if text == "" or head not in ("?", text[0]):
            return None
        return wildcard_captures(rest, text[1:])
    for end in range(len(text) + 1):
        later = wildcard_captures(rest, text[end:])
        if later is None:
            continue
        return [text[:end], *later]
    return None


assert wildcard_captures("a*c", "abbc") == ["bb"]
assert wildcard_captures("*.*", "a.b.c") == ["a", "b.c"]
assert wildcard_captures("*a", "aba") == ["ab"]
assert wildcard_captures("x**?", "xyz") == ["", "y"]
assert wildcard_captures("a?c", "abc") == []
assert wildcard_captures("*", "") == [""]
assert wildcard_captures("", "") == []
assert wildcard_captures("", "x") is None
assert wildcard_captures("a?", "a") is None
assert wildcard_captures("abc", "abd") is None
assert wildcard_captures("a*b", "ac") is None
assert wildcard_captures("b*", "ab") is None
