from itertools import pairwise, product


def thin(guides, low, high, smallest):
    kept = []
    rest = sorted(guide for guide in guides if guide <= high - smallest)
    while rest:
        fitting = [guide for guide in rest if guide >= (kept[-1] if kept else low) + smallest]
        kept += fitting[:1]
        rest = fitting[1:]
    return pairwise([low, *kept, high])


def cells_between_guides(rect, columns, rows, smallest):
    if not (rect[0] <= rect[2] and rect[1] <= rect[3]):
        return []
    down = thin(rows, rect[1], rect[3], smallest)
    across = list(thin(columns, rect[0], rect[2], smallest))
    return [(x, y, to_x, to_y) for (y, to_y), (x, to_x) in product(down, across)]
