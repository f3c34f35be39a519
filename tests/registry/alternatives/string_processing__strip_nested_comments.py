import re


def strip_nested_comments(text, opening, closing):
    """Outside only an opening mark is looked for, so what follows a stray `*` may still open."""
    marks = re.compile(f"{re.escape(opening)}|{re.escape(closing)}")
    out = []
    while opening in text:
        before, _, text = text.partition(opening)
        out.append(before)
        depth = 1
        while depth > 0:
            found = marks.search(text)
            if found is None:
                return None
            depth += 1 if found[0] == opening else -1
            text = text[found.end() :]
    return "".join(out) + text
