def whole(text):
    return int(text) if text != "" and set(text) <= set("0123456789") else None


def expand_cron_field(text, low, high):
    hits = set()
    for part in text.split(","):
        body, slash, step = part.partition("/")
        first, dash, last = body.partition("-")
        if body == "*":
            first, last = low, high
        else:
            first = whole(first)
            last = whole(last) if dash else first
        step = whole(step) if slash else 1
        if first is None or last is None or not step:
            return None
        if not low <= first <= last <= high:
            return None
        hits |= {n for n in range(low, high + 1) if first <= n <= last and (n - first) % step == 0}
    return sorted(hits)
