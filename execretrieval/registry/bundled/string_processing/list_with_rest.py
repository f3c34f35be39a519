"""Join names into a phrase such as A, B and C, showing at most so many and then how many more, as A and 2 others. A limit below one counts, like 2 people or 1 person; none are nobody."""


def closing_join(parts):
    *head, last = parts
    if not head:
        return last
    return ", ".join(head) + " and " + last


def counted(number, singular, plural):
    return f"{number} {singular if number == 1 else plural}"


def list_with_rest(names, limit):
    if not names:
        return "nobody"
    if limit < 1:
        return counted(len(names), "person", "people")
    shown = names[:limit]
    hidden = len(names) - len(shown)
    if hidden == 0:
        return closing_join(shown)
    return closing_join([*shown, counted(hidden, "other", "others")])


assert list_with_rest(["A", "B", "C"], 3) == "A, B and C"
assert list_with_rest(["A", "B", "C"], 2) == "A, B and 1 other"
assert list_with_rest(["A", "B", "C"], 1) == "A and 2 others"
assert list_with_rest(["A", "B"], 5) == "A and B"
assert list_with_rest(["A"], 1) == "A"
assert list_with_rest(["A", "B"], 0) == "2 people"
assert list_with_rest(["A", "B"], -1) == "2 people"
assert list_with_rest(["A"], 0) == "1 person"
assert list_with_rest(["A", "B", "C", "D", "E"], 2) == "A, B and 3 others"
assert list_with_rest([], 3) == "nobody"
