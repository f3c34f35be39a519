"""Invert documents with tag lists into count, tag and documents, most used first, then alphabetical, tags in lower case without outer blanks. Tags with too few documents are dropped; documents left without any come last under an empty tag."""


def clean_tags(tags):
    cleaned = [tag.strip().lower() for tag in tags]
    return list(dict.fromkeys(tag for tag in cleaned if tag))


def documents_by_tag(documents, fewest):
    index = {}
    for name, tags in documents.items():
        for tag in clean_tags(tags):
            index.setdefault(tag, []).append(name)
    counted = [(len(names), tag, names) for tag, names in index.items()]
    kept = [entry for entry in counted if entry[0] >= fewest]
    kept.sort(key=lambda entry: (-entry[0], entry[1]))
    loose = [name for name in documents if not any(name in names for _, _, names in kept)]
    if loose:
        kept.append((len(loose), "", loose))
    return kept


assert documents_by_tag({"d1": ["x", "y"], "d2": ["y"]}, 1) == [
    (2, "y", ["d1", "d2"]),
    (1, "x", ["d1"]),
]
assert documents_by_tag({"d1": ["x", "y"], "d2": ["y"]}, 2) == [(2, "y", ["d1", "d2"])]
assert documents_by_tag({"d1": ["x"], "d2": ["y"], "d3": ["y"]}, 2) == [
    (2, "y", ["d2", "d3"]),
    (1, "", ["d1"]),
]
assert documents_by_tag({"d1": ["z", "a", "m"]}, 1) == [
    (1, "a", ["d1"]),
    (1, "m", ["d1"]),
    (1, "z", ["d1"]),
]
assert documents_by_tag({"d1": [" X", "x ", "Y"], "d2": ["x"]}, 2) == [(2, "x", ["d1", "d2"])]
assert documents_by_tag({"d1": ["X", "x"]}, 2) == [(1, "", ["d1"])]
assert documents_by_tag({"d1": ["", " "], "d2": ["p"]}, 1) == [(1, "p", ["d2"]), (1, "", ["d1"])]
assert documents_by_tag({"b": [], "a": []}, 1) == [(2, "", ["b", "a"])]
assert documents_by_tag({}, 1) == []
