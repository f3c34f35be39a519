"""English plural of a lower-case noun: listed irregular words first, es after s, x, z, ch, sh, ies for y after a consonant, ves for final fe, else s. Count one leaves it; empty stays empty."""


def regular_plural(noun):
    if noun[-1:] in ("s", "x", "z") or noun[-2:] in ("ch", "sh"):
        return noun + "es"
    if noun[-1:] == "y" and noun[-2:-1] not in ("a", "e", "i", "o", "u", ""):
        return noun[:-1] + "ies"
    if noun[-2:] == "fe":
        return noun[:-2] + "ves"
    return noun + "s"


def plural_form(noun, count, irregular):
    if count == 1 or noun == "":
        return noun
    return irregular.get(noun, regular_plural(noun))


assert plural_form("box", 2, {}) == "boxes"
assert plural_form("church", 0, {}) == "churches"
assert plural_form("bus", 3, {}) == "buses"
assert plural_form("waltz", 2, {}) == "waltzes"
assert plural_form("dish", 2, {}) == "dishes"
assert plural_form("city", 2, {}) == "cities"
assert plural_form("day", 2, {}) == "days"
assert plural_form("knife", 2, {}) == "knives"
assert plural_form("child", 2, {"child": "children"}) == "children"
assert [plural_form(noun, -1, {}) for noun in ("cow", "y", "fy")] == ["cows", "ys", "fies"]
assert plural_form("box", 1, {"box": "boxen"}) == "box"
assert plural_form("", 2, {}) == ""
