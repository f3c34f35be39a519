"""Name such as a (2).txt for a copy of a file that no existing name has: the number in parentheses counts on from the one the name already carries, else starts at 2. A free name is kept."""

import re
from itertools import count


def split_copy_name(name):
    stem, dot, extension = name.rpartition(".")
    if not stem:
        stem, dot, extension = name, "", ""
    found = re.fullmatch(r"(.+) \(([0-9]+)\)", stem)
    if found is None:
        return stem, 1, dot + extension
    return found[1], int(found[2]), dot + extension


def free_copy_name(name, existing):
    if name not in existing:
        return name
    stem, number, ending = split_copy_name(name)
    candidates = (f"{stem} ({following}){ending}" for following in count(number + 1))
    return next(candidate for candidate in candidates if candidate not in existing)


assert free_copy_name("a.txt", ["a.txt"]) == "a (2).txt"
assert free_copy_name("a.txt", ["a.txt", "a (2).txt"]) == "a (3).txt"
assert free_copy_name("a (7).txt", ["a (7).txt"]) == "a (8).txt"
assert free_copy_name("a (9).txt", ["a (9).txt", "a (2).txt"]) == "a (10).txt"
assert free_copy_name("a (0).txt", ["a (0).txt"]) == "a (1).txt"
assert free_copy_name("a(3).txt", ["a(3).txt"]) == "a(3) (2).txt"
assert free_copy_name("x.tar.gz", ["x.tar.gz"]) == "x.tar (2).gz"
assert free_copy_name(".rc", [".rc"]) == ".rc (2)"
assert free_copy_name("notes", ["notes", "b"]) == "notes (2)"
assert free_copy_name("a.txt", ["b.txt"]) == "a.txt"
assert free_copy_name("a.txt", []) == "a.txt"
