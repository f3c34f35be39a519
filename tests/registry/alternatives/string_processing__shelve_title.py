import re


def shelve_title(title, articles):
    squeezed = re.sub(r"\s+", " ", title).strip()
    for article in articles:
        match = re.fullmatch(rf"({re.escape(article)}) (.)(.*)", squeezed, re.IGNORECASE)
        if match:
            return f"{match[2].upper()}{match[3]}, {match[1]}"
    return squeezed
