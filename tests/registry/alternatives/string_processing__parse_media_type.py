import re


def parse_media_type(text):
    head, _, tail = text.partition(";")
    if not re.fullmatch(r"[^/]+/.+", head.strip()):
        return None
    found = []
    for piece in filter(str.strip, tail.split(";")):
        match = re.fullmatch(r'\s*([^=]*?)\s*=\s*(?:"(.*)"|(.*?))\s*', piece)
        if not match:
            return None
        found.append((match[1].lower(), match[3] if match[2] is None else match[2]))
    return head.strip().lower(), dict(reversed(found))
