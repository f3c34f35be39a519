from itertools import pairwise


def page_table_path(address):
    text = format(address, "064b")
    if len(text) > 64 or len(set(text[:17])) > 1 or text[0] == "-":
        return None
    cuts = (16, 25, 34, 43, 52, 64)
    return tuple(int(text[a:b], 2) for a, b in pairwise(cuts))
