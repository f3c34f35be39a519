import re


def parse_page_ranges(selection, last):
    chosen = [False] * (last + 1)
    for part in selection.split(","):
        single = re.fullmatch(r"\s*(\d+)\s*", part)
        span = re.fullmatch(r"\s*(\d*)\s*-\s*(\d*)\s*", part)
        if single:
            low = high = int(single[1])
        elif span:
            low, high = int(span[1] or 1), int(span[2] or last)
        else:
            return None
        if not 1 <= low <= high <= last:
            return None
        for page in range(low, high + 1):
            chosen[page] = True
    return [page for page, taken in enumerate(chosen) if taken]
