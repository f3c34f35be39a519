"""Corner points of the silhouette of a bar chart with equally wide bars, from the left base up and along to the right base. Equal neighbours share an edge, negative heights count as zero, empty ends are left out."""


def bars_outline(heights, left, width):
    outline = []
    level = 0
    x = left
    for height in heights:
        top = max(height, 0)
        if top != level:
            outline.append((x, level))
            outline.append((x, top))
        level = top
        x += width
    if level == 0:
        return outline
    return outline + [(x, level), (x, 0)]


assert bars_outline([3], 0, 2) == [(0, 0), (0, 3), (2, 3), (2, 0)]
assert bars_outline([3, 3, 1], 0, 2) == [(0, 0), (0, 3), (4, 3), (4, 1), (6, 1), (6, 0)]
assert bars_outline([1, 2], 7, 5) == [(7, 0), (7, 1), (12, 1), (12, 2), (17, 2), (17, 0)]
assert bars_outline([0, 4, 0], 0, 1) == [(1, 0), (1, 4), (2, 4), (2, 0)]
assert bars_outline([2, 0, 2], 0, 1) == [
    (0, 0),
    (0, 2),
    (1, 2),
    (1, 0),
    (2, 0),
    (2, 2),
    (3, 2),
    (3, 0),
]
assert bars_outline([-3, 1], 0, 1) == [(1, 0), (1, 1), (2, 1), (2, 0)]
assert bars_outline([1, -1], -2, 2) == [(-2, 0), (-2, 1), (0, 1), (0, 0)]
assert bars_outline([0, 0], 3, 1) == []
assert bars_outline([], 3, 1) == []
