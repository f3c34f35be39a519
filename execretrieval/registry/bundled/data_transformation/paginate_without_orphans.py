"""Split a list into pages of a given size, but let a last page with fewer items than a minimum join the page before it. A size below one raises ValueError; a single short page stays as it is."""


def paginate_without_orphans(items, size, fewest):
    if size < 1:
        raise ValueError("a page must hold at least one item")
    pages = [items[start : start + size] for start in range(0, len(items), size)]
    if len(pages) > 1 and len(pages[-1]) < fewest:
        orphans = pages.pop()
        pages[-1] = pages[-1] + orphans
    return pages


assert paginate_without_orphans([1, 2, 3, 4, 5], 2, 2) == [[1, 2], [3, 4, 5]]
assert paginate_without_orphans([1, 2, 3, 4, 5], 2, 1) == [[1, 2], [3, 4], [5]]
assert paginate_without_orphans([1, 2, 3, 4, 5], 3, 2) == [[1, 2, 3], [4, 5]]
assert paginate_without_orphans([1, 2, 3, 4, 5], 3, 3) == [[1, 2, 3, 4, 5]]
assert paginate_without_orphans([1, 2, 3, 4], 2, 9) == [[1, 2, 3, 4]]
assert paginate_without_orphans([1, 2, 3], 1, 0) == [[1], [2], [3]]
assert paginate_without_orphans([1], 4, 3) == [[1]]
assert paginate_without_orphans([1, 2, 3, 4, 5, 6, 7], 3, 2) == [[1, 2, 3], [4, 5, 6, 7]]
assert paginate_without_orphans([], 3, 2) == []
try:
    paginate_without_orphans([1, 2], -1, 1)
except ValueError:
    pass
else:
    raise AssertionError("a negative size must be refused")
