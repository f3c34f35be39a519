"""Number the headings of an outline, given as level and title pairs, like 1 Why, 1.1 How, 2 End: a heading restarts the counts below it. A skipped level counts 0; a level below one gives None."""


def number_headings(headings):
    counts = []
    numbered = []
    for level, title in headings:
        if level < 1:
            return None
        counts = counts[:level] + [0] * (level - len(counts))
        counts[-1] += 1
        number = ".".join(map(str, counts))
        numbered.append(f"{number} {title}")
    return numbered


assert number_headings([(1, "A"), (2, "B"), (2, "C"), (1, "D")]) == [
    "1 A",
    "1.1 B",
    "1.2 C",
    "2 D",
]
assert number_headings([(1, "A"), (2, "B"), (1, "C"), (2, "D")])[3] == "2.1 D"
assert number_headings([(1, "A"), (3, "B"), (3, "C")]) == ["1 A", "1.0.1 B", "1.0.2 C"]
assert number_headings([(1, "A"), (3, "B"), (2, "C"), (3, "D")])[2:] == ["1.1 C", "1.1.1 D"]
assert number_headings([(2, "x")]) == ["0.1 x"]
assert number_headings([(2, "x"), (1, "y")]) == ["0.1 x", "1 y"]
assert number_headings([(1, "a b")]) == ["1 a b"]
assert number_headings([(1, "A"), (0, "B")]) is None
assert number_headings([(-1, "A")]) is None
assert number_headings([]) == []
