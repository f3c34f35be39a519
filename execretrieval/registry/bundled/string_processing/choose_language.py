"""Choose from offered languages the one an accept header such as da, en-GB;q=0.8, *;q=0.1 ranks highest; a general tag fits its regional forms, a longer one goes before it, equal quality favours the earlier offer, zero refuses. Else None."""


def read_qualities(header):
    qualities = {}
    for item in header.split(","):
        tag, _, quality = item.replace(" ", "").lower().partition(";q=")
        qualities[tag] = float(quality or "1")
    return qualities


def quality_of(language, qualities):
    parts = language.lower().split("-")
    tags = ["-".join(parts[:size]) for size in range(len(parts), 0, -1)]
    return next((qualities[tag] for tag in [*tags, "*"] if tag in qualities), 0.0)


def choose_language(header, offered):
    qualities = read_qualities(header)
    chosen, top = None, 0
    for language in offered:
        quality = quality_of(language, qualities)
        if quality > top:
            chosen, top = language, quality
    return chosen


assert choose_language("da, en-GB;q=0.8, en;q=0.7", ["en", "da"]) == "da"
assert choose_language("da, en-GB;q=0.8, en;q=0.7", ["en-US", "en-GB"]) == "en-GB"
assert choose_language("en", ["de", "en-AU", "en"]) == "en-AU"
assert choose_language("en;q=0.5, de;q=0.5", ["de", "en"]) == "de"
assert choose_language("*;q=0.9, fr ; q=0.1", ["fr", "it"]) == "it"
assert choose_language("en;q=0.6,EN-us;q=0.2", ["en-US", "en-NZ"]) == "en-NZ"
assert choose_language("en;q=0, *;q=0.3", ["en"]) is None
assert choose_language("de;q=0", ["de"]) is None
assert choose_language("eng", ["en"]) is None
assert choose_language("en", ["eng"]) is None
assert choose_language("", ["en"]) is None
assert choose_language("en", []) is None
