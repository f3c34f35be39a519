"""Compare fields in curly brackets of a message template with the names supplied: sorted pairs of name and missing or unused. Doubled brackets are text; stray brackets or fields not in small letters and underscores give None."""

import re

TOKEN = re.compile(r"\{\{|\}\}|\{([a-z_]+)\}")


def difference_pairs(names, others, label):
    return [(name, label) for name in names if name not in others]


def template_field_problems(template, supplied):
    rest = TOKEN.sub("", template)
    if "{" in rest or "}" in rest:
        return None
    wanted = {name for name in TOKEN.findall(template) if name}
    missing = difference_pairs(wanted, supplied, "missing")
    unused = difference_pairs(set(supplied), wanted, "unused")
    return sorted(missing + unused)


assert template_field_problems("Dear {name},", ["name"]) == []
assert template_field_problems("Dear {name},", []) == [("name", "missing")]
assert template_field_problems("Dear you,", ["name"]) == [("name", "unused")]
assert template_field_problems("{b}{a}{b}", ["d", "c"]) == [
    ("a", "missing"),
    ("b", "missing"),
    ("c", "unused"),
    ("d", "unused"),
]
assert template_field_problems("{first_name}{x}", ["x", "first_name"]) == []
assert template_field_problems("a {{b}} c", ["b"]) == [("b", "unused")]
assert template_field_problems("{{{b}}}", ["b"]) == []
assert [template_field_problems(text, ["a"]) for text in ("{a", "a}", "{a}}")] == [None] * 3
assert [template_field_problems(text, ["a"]) for text in ("{}", "{A}", "{a b}")] == [None] * 3
assert template_field_problems("", []) == []
