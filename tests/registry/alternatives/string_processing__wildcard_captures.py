import re


def wildcard_captures(pattern, text):
    special = {"*": "(.*?)", "?": "."}
    source = "".join(special.get(char) or re.escape(char) for char in pattern)
    match = re.fullmatch(source, text, re.DOTALL)
    return None if match is None else list(match.groups())
