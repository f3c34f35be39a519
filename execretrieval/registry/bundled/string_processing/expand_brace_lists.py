"""Expand shell-style braces such as a{b,c}d into all texts they stand for, in written order, nested braces included. A group without a comma loses only its braces; unbalanced braces give None."""


def split_group(text):
    depth = 0
    parts = [""]
    for index, char in enumerate(text):
        if char == "}" and depth == 0:
            return parts, text[index + 1 :]
        if char == "," and depth == 0:
            parts.append("")
            continue
        if char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
        parts[-1] += char
    return None


def expand_brace_lists(text):
    head, brace, rest = text.partition("{")
    if "}" in head:
        return None
    if not brace:
        return [text]
    group = split_group(rest)
    if group is None:
        return None
    choices = [expand_brace_lists(part) for part in group[0]]
    tails = expand_brace_lists(group[1])
    if tails is None:
        return None
    return [head + middle + tail for choice in choices for middle in choice for tail in tails]


assert expand_brace_lists("a{b,c}d") == ["abd", "acd"]
assert expand_brace_lists("{x,y}{1,2}") == ["x1", "x2", "y1", "y2"]
assert expand_brace_lists("v{1,2{a,b}}") == ["v1", "v2a", "v2b"]
assert expand_brace_lists("{{a,b},c}!") == ["a!", "b!", "c!"]
assert expand_brace_lists("a{b}c") == ["abc"]
assert expand_brace_lists("a{,s}") == ["a", "as"]
assert expand_brace_lists("a,b") == ["a,b"]
assert expand_brace_lists("") == [""]
assert expand_brace_lists("a{b,c") is None
assert expand_brace_lists("a}b{c,d}") is None
assert expand_brace_lists("{a,b}c}") is None
assert expand_brace_lists("{a,{b,c}") is None
