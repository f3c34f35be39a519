"""Names of items, in given order, whose tags hold every required tag, none of the forbidden ones and at least a given number of the optional ones. Tags are compared without regard to case."""


def folded(tags):
    return {tag.lower() for tag in tags}


def items_matching_tags(items, required, forbidden, optional, enough):
    names = []
    for name, tags in items.items():
        tags = folded(tags)
        if folded(required) - tags or folded(forbidden) & tags:
            continue
        if len(folded(optional) & tags) < enough:
            continue
        names.append(name)
    return names


assert items_matching_tags({"q": ["red"], "p": ["Red", "big"], "r": []}, [], [], [], 0) == [
    "q",
    "p",
    "r",
]
assert items_matching_tags({"q": ["red"], "p": ["Red", "big"]}, ["BIG", "red"], [], [], 0) == ["p"]
assert items_matching_tags({"q": ["red"], "p": ["Red", "big"]}, ["red"], [], [], 0) == ["q", "p"]
assert items_matching_tags({"q": ["red"], "p": ["Red", "big"]}, [], ["Big"], [], 0) == ["q"]
assert items_matching_tags({"q": ["red"], "r": ["new"], "s": []}, [], ["new", "red"], [], 0) == [
    "s"
]
assert items_matching_tags({"q": ["red"], "p": ["red", "big"]}, [], [], ["Big"], 1) == ["p"]
assert items_matching_tags({"q": ["red"], "p": ["red", "big"]}, [], [], ["Big", "RED"], 1) == [
    "q",
    "p",
]
assert items_matching_tags({"q": ["red"], "p": ["red", "big"]}, [], [], ["Big", "RED"], 2) == ["p"]
assert items_matching_tags({"q": ["red"]}, [], [], ["red", "Red"], 2) == []
assert items_matching_tags({"q": ["red"]}, ["red"], ["red"], [], 0) == []
assert items_matching_tags({"q": ["red"]}, [], [], [], 1) == []
assert items_matching_tags({}, [], [], [], 0) == []
