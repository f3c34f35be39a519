"""Turn indented lines into a flat list of their texts with + where a block opens and - where one closes, all closed at the end. Blank lines are skipped; returning to no open depth raises ValueError."""


def indent_of(line):
    return len(line) - len(line.lstrip(" "))


def indent_tokens(lines):
    depths = [0]
    tokens = []
    for line in lines:
        text = line.strip()
        if not text:
            continue
        depth = indent_of(line)
        if depth > depths[-1]:
            depths.append(depth)
            tokens.append("+")
        while depth < depths[-1]:
            depths.pop()
            tokens.append("-")
        if depth != depths[-1]:
            raise ValueError(f"no block is open at this depth: {line!r}")
        tokens.append(text)
    return tokens + ["-"] * (len(depths) - 1)


assert indent_tokens(["a", "b"]) == ["a", "b"]
assert indent_tokens(["a", "  b", "c"]) == ["a", "+", "b", "-", "c"]
assert indent_tokens(["a", "  b", "  c", "d"]) == ["a", "+", "b", "c", "-", "d"]
assert indent_tokens(["a", " b", "    c", "d"]) == ["a", "+", "b", "+", "c", "-", "-", "d"]
assert indent_tokens(["a", " b", "   c"]) == ["a", "+", "b", "+", "c", "-", "-"]
assert indent_tokens(["a", "  b", "", "   ", "  c "]) == ["a", "+", "b", "c", "-"]
assert indent_tokens(["a", " b", "  c", " d"]) == ["a", "+", "b", "+", "c", "-", "d", "-"]
assert indent_tokens(["  a", "b"]) == ["+", "a", "-", "b"]
assert indent_tokens([" "]) == []
assert indent_tokens([]) == []
try:
    indent_tokens(["a", "   b", "  c"])
except ValueError:
    pass
else:
    raise AssertionError("a line between two depths was accepted")
