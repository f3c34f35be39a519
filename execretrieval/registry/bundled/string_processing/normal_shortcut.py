"""Bring a keyboard shortcut such as shift+CTRL+a into normal form Ctrl+Shift+A: modifiers in the order Ctrl, Alt, Shift, Meta and each once, aliases like control or cmd resolved, one key last. No key, or more than one, gives None."""

ORDER = ("Ctrl", "Alt", "Shift", "Meta")
ALIASES = {"control": "Ctrl", "option": "Alt", "cmd": "Meta", "win": "Meta"}


def modifier_rank(word):
    name = ALIASES.get(word.lower(), word.capitalize())
    return ORDER.index(name) if name in ORDER else None


def normal_shortcut(text):
    ranks = set()
    keys = []
    for word in text.split("+"):
        part = word.strip()
        if not part:
            return None
        rank = modifier_rank(part)
        if rank is None:
            keys.append(part.capitalize())
            continue
        ranks.add(rank)
    if len(keys) != 1:
        return None
    return "+".join([ORDER[rank] for rank in sorted(ranks)] + keys)


assert normal_shortcut("shift+CTRL+a") == "Ctrl+Shift+A"
assert normal_shortcut("meta + shift+alt+ctrl+ F5") == "Ctrl+Alt+Shift+Meta+F5"
assert normal_shortcut("cmd+control+k") == "Ctrl+Meta+K"
assert normal_shortcut("Option+win+del") == "Alt+Meta+Del"
assert normal_shortcut("ctrl+Control+x") == "Ctrl+X"
assert normal_shortcut("x+ctrl") == "Ctrl+X"
assert normal_shortcut("escape") == "Escape"
assert normal_shortcut("ctrl+a+b") is None
assert normal_shortcut("ctrl+shift") is None
assert normal_shortcut("ctrl++a") is None
assert normal_shortcut("") is None
