"""Change a nine-bit permission number by comma-separated clauses like u+x, go-w or a=r; no letters before the sign mean everybody, none behind it nothing. A clause of any other form gives None."""

import re

RIGHTS = {"r": 4, "w": 2, "x": 1}
PLACES = {"u": 6, "g": 3, "o": 0}


def change_group(mode, sign, granted, place):
    field = granted << place
    if sign == "+":
        return mode | field
    return mode & ~field if sign == "-" else (mode & ~(7 << place)) + field


def apply_mode_clauses(mode, text):
    for clause in text.split(","):
        match = re.fullmatch("([ugoa]*)([-+=])([rwx]*)", clause)
        if match is None:
            return None
        people, sign, letters = match.groups()
        granted = sum(value for letter, value in RIGHTS.items() if letter in letters)
        for letter, place in PLACES.items():
            if people and "a" not in people and letter not in people:
                continue
            mode = change_group(mode, sign, granted, place)
    return mode


assert apply_mode_clauses(0o644, "u+x") == 0o744
assert apply_mode_clauses(0o766, "go-w") == 0o744
assert apply_mode_clauses(0o751, "a=r") == 0o444
assert apply_mode_clauses(0o751, "g=") == 0o701
assert apply_mode_clauses(0o421, "+rr") == 0o465
assert apply_mode_clauses(0o777, "-wx") == 0o444
assert apply_mode_clauses(0o600, "ua+x") == 0o711
assert apply_mode_clauses(0o640, "u-w,o=rwx,g+w") == 0o467
assert apply_mode_clauses(0o755, "u=rw,u+x,o-x") == 0o754
assert apply_mode_clauses(0o644, "u") is None
assert apply_mode_clauses(0o644, "u+x,") is None
assert apply_mode_clauses(0o644, "u+s") is None
