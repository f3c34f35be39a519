def cut_out_rect(rect, hole):
    left, top, right, bottom = rect
    overlap = hole[0] < right and hole[2] > left and hole[1] < bottom and hole[3] > top
    if not overlap or hole[0] >= hole[2] or hole[1] >= hole[3] or left >= right or top >= bottom:
        return [rect]
    pieces = []
    if hole[1] > top:
        pieces.append((left, top, right, hole[1]))
        top = hole[1]
    if hole[3] < bottom:
        pieces.append((left, hole[3], right, bottom))
        bottom = hole[3]
    if hole[0] > left:
        pieces.append((left, top, hole[0], bottom))
    if hole[2] < right:
        pieces.append((hole[2], top, right, bottom))
    return pieces
