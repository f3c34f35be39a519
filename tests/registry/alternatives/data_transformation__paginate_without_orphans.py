def paginate_without_orphans(items, size, fewest):
    if size <= 0:
        raise ValueError("size")
    count, rest = divmod(len(items), size)
    lengths = [size] * count + [rest] * (rest > 0)
    if lengths[1:] and lengths[-1] < fewest:
        lengths[-2:] = [lengths[-2] + lengths[-1]]
    pages, start = [], 0
    for length in lengths:
        pages.append(items[start : start + length])
        start += length
    return pages
