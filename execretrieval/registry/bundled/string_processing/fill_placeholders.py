"""Fill placeholders such as {name} or {name|fallback} in a template from a dict; doubled braces stand for one. A name that is absent and has no fallback, a stray closing brace or an unclosed placeholder gives None."""


def placeholder_value(body, values):
    name, bar, fallback = body.partition("|")
    if name in values:
        return values[name]
    return fallback if bar else None


def fill_placeholders(template, values):
    result = ""
    rest = template
    while rest:
        if rest[:2] in ("{{", "}}"):
            result += rest[0]
            rest = rest[2:]
            continue
        if rest[0] == "}":
            return None
        if rest[0] != "{":
            result += rest[0]
            rest = rest[1:]
            continue
        body, closing, rest = rest[1:].partition("}")
        value = placeholder_value(body, values)
        if not closing or value is None:
            return None
        result += value
    return result


assert fill_placeholders("Dear {name}!", {"name": "Ann"}) == "Dear Ann!"
assert fill_placeholders("{a}{b}", {"a": "1", "b": "2"}) == "12"
assert fill_placeholders("{a|x}-{b|y}", {"a": "1"}) == "1-y"
assert fill_placeholders("{a|}|", {}) == "|"
assert fill_placeholders("{a|b|c}", {}) == "b|c"
assert fill_placeholders("{{a}} {b}", {"b": "z"}) == "{a} z"
assert fill_placeholders("{a}}}", {"a": "q"}) == "q}"
assert fill_placeholders("{a}", {"b": "1"}) is None
assert fill_placeholders("a}b", {}) is None
assert fill_placeholders("{a", {"a": "1"}) is None
assert fill_placeholders("{}", {"": "e"}) == "e"
assert fill_placeholders("", {}) == ""
