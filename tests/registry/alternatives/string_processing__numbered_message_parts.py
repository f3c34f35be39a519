import re


def numbered_message_parts(text, limit):
    if not len(text) > limit:
        return [text]
    if limit <= 6:
        return None
    parts = re.findall("." * (limit - 6) + "|.+", text, re.DOTALL)
    if len(parts) >= 10:
        return None
    return [part + f" ({place + 1}/{len(parts)})" for place, part in enumerate(parts)]
