import re


def tag_nesting_fault(markup):
    # Blank out what is sound, innermost first, until only faults are left.
    text = re.sub(r"<(?:br|hr|img)\b[^<>]*>|<[a-z][a-z0-9]*[^<>]*/>", lambda m: "." * len(m[0]), markup)
    before = ""
    while before != text:
        before = text
        text = re.sub(
            r"<([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>((?:(?!</?[a-z]+[^<>]*>).)*)</\1>",
            lambda m: "." * len(m[0]),
            text,
            flags=re.DOTALL,
        )
    closing = re.search("</[a-z]+[^<>]*>", text)
    if closing:
        return closing.start()
    opening = [match.start() for match in re.finditer("<[a-z]+[^<>]*>", text)]
    return opening[-1] if opening else -1
