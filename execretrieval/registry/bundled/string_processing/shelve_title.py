"""Bring a title into the form libraries order by: a leading article moves behind a comma at the end, case kept, and the rest gets a capital. Just an article, or none in front, stays; blanks are squeezed."""


def shelve_title(title, articles):
    words = title.split()
    if len(words) < 2 or words[0].lower() not in articles:
        return " ".join(words)
    article, first, *others = words
    opened = first[0].upper() + first[1:]
    return " ".join([opened, *others]) + ", " + article


assert shelve_title("The hobbit", ["the", "a"]) == "Hobbit, The"
assert shelve_title("a   tale of Two cities", ["the", "a"]) == "Tale of Two cities, a"
assert shelve_title("Der iPod", ["der"]) == "IPod, Der"
assert shelve_title("The The", ["the"]) == "The, The"
assert shelve_title("Theory of all", ["the"]) == "Theory of all"
assert shelve_title("An essay", ["the"]) == "An essay"
assert shelve_title(" the ", ["the"]) == "the"
assert shelve_title("It", []) == "It"
assert shelve_title("", ["the"]) == ""
