import re

RULES = (
    (r"^$", ""),
    (r"(s|x|z|ch|sh)$", r"\1es"),
    (r"([^aeiou])y$", r"\1ies"),
    (r"fe$", "ves"),
    (r"$", "s"),
)


def plural_form(noun, count, irregular):
    if count == 1:
        return noun
    if noun in irregular and noun:
        return irregular[noun]
    for pattern, ending in RULES:
        if re.search(pattern, noun):
            return re.sub(pattern, ending, noun, count=1)
    raise AssertionError
