def page_after_cursor(rows, last_seen, size):
    later = []
    for ident, score in rows:
        if last_seen is None or score < last_seen[1] or (score == last_seen[1] and ident > last_seen[0]):
            later.append((ident, score))
    later.sort()
    later.sort(key=lambda row: row[1], reverse=True)
    page = later[: max(size, 0)]
    return page, (page[-1] if page and len(later) > size else None)
