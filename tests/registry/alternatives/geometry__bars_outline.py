from itertools import groupby


def bars_outline(heights, left, width):
    outline = []
    x = left
    runs = [(key, len(list(group))) for key, group in groupby(max(h, 0) for h in heights)]
    for i, (height, count) in enumerate(runs):
        end = x + count * width
        if height > 0:
            if i == 0 or runs[i - 1][0] == 0:
                outline.append((x, 0))
            outline += [(x, height), (end, height)]
            if i + 1 == len(runs) or runs[i + 1][0] == 0:
                outline.append((end, 0))
        x = end
    return outline
