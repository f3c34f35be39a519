def chunk_with_overlap(items, size, overlap):
    if not 0 <= overlap < size or not items:
        return []
    if len(items) <= size:
        return [items]
    return [items[:size], *chunk_with_overlap(items[size - overlap :], size, overlap)]
