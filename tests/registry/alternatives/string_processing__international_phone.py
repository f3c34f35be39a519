import re


def international_phone(text, home):
    bare = text.translate(str.maketrans("", "", " ()-./"))
    match = re.fullmatch(r"(\+|00|0|)(\d*)", bare, re.ASCII)
    if match is None:
        return None
    number = {"+": "", "00": ""}.get(match[1], home) + match[2]
    return f"+{number}" if len(number) > 6 else None
