from itertools import pairwise


def covered_rect_area(rects, layers):
    if layers <= 0:
        return None
    columns = sorted({value for rect in rects for value in rect[::2]})
    rows = sorted({value for rect in rects for value in rect[1::2]})
    area = 0
    for x, next_x in pairwise(columns):
        for y, next_y in pairwise(rows):
            if sum(a <= x < c and b <= y < d for a, b, c, d in rects) >= layers:
                area += (next_x - x) * (next_y - y)
    return area
