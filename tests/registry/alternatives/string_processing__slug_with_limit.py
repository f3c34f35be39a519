import re


def slug_with_limit(title, limit):
    slug = re.sub(r"[^a-z0-9]+", "-", "".join(c.lower() if c.isascii() else "~" for c in title)).strip("-")
    limit = max(limit, 0)
    if len(slug) <= limit:
        return slug
    cut = (slug + "-").rfind("-", 0, limit + 1)
    return slug[:limit] if cut < 0 else slug[:cut]
