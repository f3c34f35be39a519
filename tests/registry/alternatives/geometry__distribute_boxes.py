def distribute_boxes(widths, start, end):
    count = len(widths)
    free = end - start - sum(widths)
    if free < 0 and widths:
        return None
    if count == 1:
        return [start + int(free / 2)]
    gaps = [0] * max(count - 1, 0)
    for pixel in range(free if gaps else 0):
        gaps[pixel % len(gaps)] += 1
    return [start + sum(widths[:i]) + sum(gaps[:i]) for i in range(count)]
