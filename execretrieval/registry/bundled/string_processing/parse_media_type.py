"""Split a media type such as text/html; charset="utf-8" at all semicolons into the lower-cased type and a dict of lower-cased names and values; quotes around values go, the first equal name counts. A missing slash or equals sign gives None."""


def unquoted(value):
    if len(value) > 1 and value[0] == value[-1] == '"':
        return value[1:-1]
    return value


def parse_media_type(text):
    kind, *parts = [part.strip() for part in text.split(";")]
    main, _, sub = kind.partition("/")
    if not main or not sub:
        return None
    parameters = {}
    for part in parts:
        if part == "":
            continue
        name, equals, value = part.partition("=")
        if not equals:
            return None
        parameters.setdefault(name.strip().lower(), unquoted(value.strip()))
    return kind.lower(), parameters


assert parse_media_type('Text/HTML; Charset="utf-8"') == ("text/html", {"charset": "utf-8"})
assert parse_media_type("a/b;q=0.5 ; V = X") == ("a/b", {"q": "0.5", "v": "X"})
assert parse_media_type("a/b;c=1;C=2") == ("a/b", {"c": "1"})
assert parse_media_type('a/b;c="') == ("a/b", {"c": '"'})
assert parse_media_type('a/b;c="";d=x"') == ("a/b", {"c": "", "d": 'x"'})
assert parse_media_type('a/b;c="x') == ("a/b", {"c": '"x'})
assert parse_media_type("a/b;;") == ("a/b", {})
assert parse_media_type("a/b;c=d=e") == ("a/b", {"c": "d=e"})
assert parse_media_type("a/b;flag") is None
assert parse_media_type("text") is None
assert parse_media_type("/b") is None
assert parse_media_type("a/") is None
