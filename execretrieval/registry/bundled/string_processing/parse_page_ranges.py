"""Turn a page selection such as 1-3,7,9- into a sorted list without repeats; an open end of a range reaches the first or last page, blanks around numbers are allowed. Anything malformed, reversed or outside the document gives None."""


def page_number(text, default):
    text = text.strip()
    if not text:
        return default
    return int(text) if text.isdecimal() else None


def parse_page_ranges(selection, last):
    pages = set()
    for part in selection.split(","):
        low, dash, high = part.partition("-")
        if not dash:
            first = final = page_number(low, None)
        else:
            first, final = page_number(low, 1), page_number(high, last)
        if first is None or final is None:
            return None
        if first < 1 or final > last or first > final:
            return None
        pages.update(range(first, final + 1))
    return sorted(pages)


assert parse_page_ranges("7,1-3", 9) == [1, 2, 3, 7]
assert parse_page_ranges("3, 1 - 2,2", 3) == [1, 2, 3]
assert parse_page_ranges("7-", 9) == [7, 8, 9]
assert parse_page_ranges("-2", 9) == [1, 2]
assert parse_page_ranges(" - ", 3) == [1, 2, 3]
assert parse_page_ranges("9,9-9", 9) == [9]
assert parse_page_ranges("8-10", 9) is None
assert parse_page_ranges("0-2", 9) is None
assert parse_page_ranges("4-2", 9) is None
assert parse_page_ranges("1,,2", 9) is None
assert parse_page_ranges("1-2-3", 9) is None
assert parse_page_ranges("x-3", 9) is None
