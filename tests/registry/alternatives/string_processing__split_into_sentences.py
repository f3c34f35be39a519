import re


def split_into_sentences(text, abbreviations):
    flat = re.sub(r"\s+", " ", text.strip())
    parts, start = [], 0
    for match in re.finditer(r"(?<=[.!?]) (?=[A-Z0-9])", flat):
        before = flat[: match.start()].rsplit(" ", 1)[-1]
        if before.lower() in abbreviations or re.fullmatch(r"[A-Z]\.", before):
            continue
        parts.append(flat[start : match.start()])
        start = match.end()
    return [*parts, flat[start:]] if flat else []
