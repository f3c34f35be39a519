"""Check names and percentages with up to two decimals adding up to a hundred: name with format, zero or repeated (case ignored) for the first bad entry, else the signed hundredths above or below; None when exact."""

import re


def hundredths(text):
    match = re.fullmatch(r"([0-9]+)(?:\.([0-9]{1,2}))?", text)
    if match is None:
        return None
    whole, decimals = match.groups()
    return int(whole) * 100 + int((decimals or "").ljust(2, "0"))


def percent_split_fault(entries):
    total = 0
    seen = set()
    for name, text in entries:
        share = hundredths(text)
        if share is None:
            return name, "format"
        if share == 0:
            return name, "zero"
        if name.lower() in seen:
            return name, "repeated"
        seen.add(name.lower())
        total += share
    return total - 10000 if total != 10000 else None


assert percent_split_fault([("ann", "100")]) is None
assert percent_split_fault([("ann", "33.33"), ("bob", "33.3"), ("cy", "33.37")]) is None
assert percent_split_fault([("ann", "33.33"), ("bob", "66.66")]) == -1
assert percent_split_fault([("ann", "33.35"), ("bob", "66.66")]) == 1
assert percent_split_fault([("ann", "50.5"), ("bob", "49.05")]) == -45
assert percent_split_fault([("ann", "60"), ("Ann", "40")]) == ("Ann", "repeated")
assert percent_split_fault([("ann", "100"), ("bob", "0.00")]) == ("bob", "zero")
assert percent_split_fault([("ann", "0"), ("ann", "x")]) == ("ann", "zero")
assert [percent_split_fault([("a", text)]) for text in ("", "5.", ".5", "1.234", "-5")] == [
    ("a", "format")
] * 5
assert percent_split_fault([("ann", "99.99"), ("bob", "0.01")]) is None
assert percent_split_fault([("ann", "999")]) == 89900
assert percent_split_fault([]) == -10000
