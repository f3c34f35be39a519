"""Lines of a source text that stay after conditional directives "#if name" or "#if !name", "#else" and "#end", which may be nested, are resolved for a set of names; a second #else flips again. Unmatched directives raise ValueError."""


def is_met(condition, names):
    if condition.startswith("!"):
        return condition[1:] not in names
    return condition in names


def active_source_lines(lines, names):
    conditions = []
    kept = []
    for line in lines:
        directive, _, condition = line.strip().partition(" ")
        if directive == "#if":
            conditions.append(is_met(condition.strip(), names))
        elif directive not in ("#else", "#end"):
            if all(conditions):
                kept.append(line)
        elif not conditions:
            raise ValueError(f"{directive} without #if")
        elif directive == "#end":
            conditions.pop()
        else:
            conditions[-1] = not conditions[-1]
    if conditions:
        raise ValueError("#if without #end")
    return kept


assert active_source_lines(["a", "#if X", "b", "#end", "c"], {"X"}) == ["a", "b", "c"]
assert active_source_lines(["a", "#if X", "b", "#end", "c"], {"Y"}) == ["a", "c"]
assert active_source_lines(["#if !X", "b", "#end"], {"X"}) == []
assert active_source_lines(["#if !X", "b", "#end"], {"Y"}) == ["b"]
assert active_source_lines(["#if X", "b", "#else", "c", "#end"], {"X"}) == ["b"]
assert active_source_lines(["#if X", "b", "#else", "c", "#end"], set()) == ["c"]
assert active_source_lines(["#if X", "#if Y", "b", "#else", "c", "#end", "d", "#end"], {"X"}) == ["c", "d"]
assert active_source_lines(["#if X", "#if Y", "b", "#end", "#else", " #e", "#end"], {"Y"}) == [" #e"]
assert active_source_lines(["  #if   X ", "  b", " #end "], {"X"}) == ["  b"]
assert active_source_lines([], {"X"}) == []
try:
    active_source_lines(["a", "#end"], {"X"})
except ValueError:
    pass
else:
    raise AssertionError("an end without a beginning was accepted")
try:
    active_source_lines(["#if X", "a"], {"X"})
except ValueError:
    pass
else:
    raise AssertionError("a missing end was accepted")
