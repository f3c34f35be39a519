import re


def cut_styled_text(text, limit):
    parts = re.split("(\x1b\\[[\\d;]*m)", text)
    left = max(limit, 0)
    for place in range(0, len(parts), 2):
        visible = parts[place]
        parts[place] = visible[:left]
        left -= len(parts[place])
    return "".join(parts)
