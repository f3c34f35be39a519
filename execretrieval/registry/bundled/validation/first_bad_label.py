"""Index of the first invalid part of a dotted host name, -1 when all are valid: each holds 1 to 63 ASCII letters, digits or hyphens, no hyphen at either end. A name of more than 253 characters gives 0."""

import string

ALLOWED = frozenset(string.ascii_letters + string.digits + "-")


def is_valid_label(label):
    if len(label) < 1 or len(label) > 63:
        return False
    if label.startswith("-") or label.endswith("-"):
        return False
    return all(char in ALLOWED for char in label)


def first_bad_label(name):
    if len(name) > 253:
        return 0
    for index, label in enumerate(name.split(".")):
        if not is_valid_label(label):
            return index
    return -1


assert first_bad_label("www.Example-1.com") == -1
assert first_bad_label("a.b") == -1
assert first_bad_label("-a.com") == 0
assert first_bad_label("a.b-.com") == 1
assert first_bad_label("a.b..c") == 2
assert first_bad_label("a.b.") == 2
assert first_bad_label("") == 0
assert first_bad_label("ok.no_good.com") == 1
assert first_bad_label("a" + ".x" * 126) == -1
assert first_bad_label("ab" + ".x" * 126) == 0
assert first_bad_label("b." + "a" * 63) == -1
assert first_bad_label("b." + "a" * 64) == 1
