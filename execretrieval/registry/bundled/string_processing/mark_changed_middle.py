"""Show how one word became another: what both share at the start, then the differing middles in brackets with an arrow, then the shared end, as colo[->u]r. The shared start is taken first; equal words stay plain."""


def shared_start(pairs):
    count = 0
    for left, right in pairs:
        if left != right:
            break
        count += 1
    return count


def mark_changed_middle(old, new):
    if old == new:
        return old
    start = shared_start(zip(old, new, strict=False))
    old_rest, new_rest = old[start:], new[start:]
    end = shared_start(zip(old_rest[::-1], new_rest[::-1], strict=False))
    old_middle = old_rest[: len(old_rest) - end]
    new_middle = new_rest[: len(new_rest) - end]
    return f"{old[:start]}[{old_middle}->{new_middle}]{old_rest[len(old_rest) - end :]}"


assert mark_changed_middle("color", "colour") == "colo[->u]r"
assert mark_changed_middle("colour", "color") == "colo[u->]r"
assert mark_changed_middle("hello", "help") == "hel[lo->p]"
assert mark_changed_middle("abc", "xyc") == "[ab->xy]c"
assert mark_changed_middle("aaa", "aa") == "aa[a->]"
assert mark_changed_middle("aba", "aba") == "aba"
assert mark_changed_middle("aba", "ababa") == "aba[->ba]"
assert mark_changed_middle("cat", "cot") == "c[a->o]t"
assert mark_changed_middle("", "new") == "[->new]"
assert mark_changed_middle("old", "") == "[old->]"
assert mark_changed_middle("", "") == ""
