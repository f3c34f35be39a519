"""Sort titles as a library does: case is ignored, punctuation only parts words, a leading article out of a given set is skipped unless it is the whole title, and numbers come by value before words. Equals stay as given."""

import re

NUMBER, WORD = range(2)


def shelf_key(title, articles):
    words = re.findall(r"[^\W\d_]+|\d+", title.lower())
    if len(words) > 1 and words[0] in articles:
        words = words[1:]
    return [(NUMBER, int(word)) if word.isdecimal() else (WORD, word) for word in words]


def sort_titles_for_shelf(titles, articles):
    return sorted(titles, key=lambda title: shelf_key(title, articles))


assert sort_titles_for_shelf(["\xc9lan", "Zoo", "x\xb2", "\xb2"], {"the"}) == [
    "x\xb2",
    "Zoo",
    "\xb2",
    "\xc9lan",
]
assert sort_titles_for_shelf(["The Zoo", "Apple"], {"the"}) == ["Apple", "The Zoo"]
assert sort_titles_for_shelf(["The Apple", "Zoo"], {"the"}) == ["The Apple", "Zoo"]
assert sort_titles_for_shelf(["The Apple", "Night"], {"a"}) == ["Night", "The Apple"]
assert sort_titles_for_shelf(["The Apple", "Tea"], {"the"}) == ["The Apple", "Tea"]
assert sort_titles_for_shelf(["A", "Zen", "An Ox", "8 Days"], {"a", "an"}) == ["8 Days", "A", "An Ox", "Zen"]
assert sort_titles_for_shelf(["Box", "A A Cat", "Ark"], {"a"}) == ["A A Cat", "Ark", "Box"]
assert sort_titles_for_shelf(["Go 10", "Go 9", "Go Home"], {"the"}) == ["Go 9", "Go 10", "Go Home"]
assert sort_titles_for_shelf(["go-9b", "GO! 9"], set()) == ["GO! 9", "go-9b"]
assert sort_titles_for_shelf(["Yes", "yes!", "Y"], set()) == ["Y", "Yes", "yes!"]
assert sort_titles_for_shelf(["Bee", "1984", "???"], {"the"}) == ["???", "1984", "Bee"]
assert sort_titles_for_shelf(["Man, the", "Man"], {"the"}) == ["Man", "Man, the"]
assert sort_titles_for_shelf([], {"the"}) == []
