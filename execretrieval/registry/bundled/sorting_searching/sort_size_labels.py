"""Sort garment labels: letters from smallest to largest, XXL and 2XL alike, then numbers by value, then unknown labels by alphabet. Case is ignored, and labels of the same kind and worth keep their order."""

import re

LETTERS, NUMBERS, OTHERS = range(3)


def size_key(label):
    text = label.strip().upper()
    if text.isdecimal():
        return NUMBERS, int(text)
    match = re.fullmatch(r"(?:(\d*)(X+)(?=[SL]))?([SML])", text)
    if not match:
        return OTHERS, text
    times, extra, base = match.groups()
    steps = int(times or 1) * len(extra or "")
    return LETTERS, "SML".index(base), steps if base == "L" else -steps


def sort_size_labels(labels):
    return sorted(labels, key=size_key)


assert sort_size_labels(["L", "M", "S"]) == ["S", "M", "L"]
assert sort_size_labels(["XL", "XS", "L", "S"]) == ["XS", "S", "L", "XL"]
assert sort_size_labels(["3XL", "XXL", "XL", "2XL"]) == ["XL", "XXL", "2XL", "3XL"]
assert sort_size_labels(["XXS", "XS", "3XS"]) == ["3XS", "XXS", "XS"]
assert sort_size_labels(["2XL", "xxl", "XL"]) == ["XL", "2XL", "xxl"]
assert sort_size_labels(["40", "8", "XL", "one"]) == ["XL", "8", "40", "one"]
assert sort_size_labels(["one", "0", "any", "M"]) == ["M", "0", "any", "one"]
assert sort_size_labels([" l ", "m"]) == ["m", " l "]
assert sort_size_labels(["XM", "L", "M", "m", "S", "3L"]) == ["S", "M", "m", "L", "3L", "XM"]
assert sort_size_labels(["LL", "", "S"]) == ["S", "", "LL"]
assert sort_size_labels(["2XXL", "3XL", "4XL", "5XL"]) == ["3XL", "2XXL", "4XL", "5XL"]
assert sort_size_labels([]) == []
