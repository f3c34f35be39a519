def elide_middle(text, limit, marker):
    if limit < 0:
        return ""
    kept = limit - len(marker)
    if len(text) <= limit:
        return text
    if kept <= 1:
        return "".join(char for i, char in enumerate(text) if i < limit)
    front = text[: (kept + 1) // 2]
    return front + marker + text[len(text) - (kept - len(front)) :]
