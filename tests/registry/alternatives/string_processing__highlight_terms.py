import re


def highlight_terms(text, terms):
    useful = sorted(filter(None, terms), key=len, reverse=True)
    if not useful:
        return text
    return re.sub("|".join(map(re.escape, useful)), lambda match: f"[{match[0]}]", text, flags=re.IGNORECASE)
