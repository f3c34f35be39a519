import re


def parse_hex_color(text):
    short = re.fullmatch("#([0-9a-fA-F]{3}|[0-9a-fA-F]{4})", text)
    if short:
        text = "#" + re.sub("(.)", r"\1\1", short[1])
    if re.fullmatch("#[0-9a-fA-F]{6}", text):
        text += "FF"
    if not re.fullmatch("#[0-9a-fA-F]{8}", text):
        return None
    return tuple(bytes.fromhex(text[1:]))
