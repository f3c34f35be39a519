import re


def keyword_in_context(text, word, width):
    if word == "":
        return []
    side = width if width > 0 else 0
    pattern = rf"(?<![^\W_]){re.escape(word)}(?![^\W_])"
    lines = []
    for match in re.finditer(pattern, text, re.IGNORECASE):
        before, after = text[: match.start()], text[match.end() :]
        left = (" " * side + before)[len(before) :]
        lines.append(left + match[0] + after[:side])
    return lines
