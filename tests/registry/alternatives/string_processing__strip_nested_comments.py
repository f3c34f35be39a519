import re


def strip_nested_comments(text, opening, closing):
    tokens = re.split(f"({re.escape(opening)}|{re.escape(closing)})", text)
    stack = []
    out = []
    for token in tokens:
        if token == opening:
            stack.append(token)
        elif token == closing and stack:
            stack.pop()
        elif not stack:
            out.append(token)
    return None if stack else "".join(out)
