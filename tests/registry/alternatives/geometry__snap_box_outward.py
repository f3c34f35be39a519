def snap_box_outward(box, padding, step):
    if box[0] > box[2] or box[1] > box[3] or not step >= 1:
        return None
    edges = []
    for axis in (0, 1):
        low, high = box[axis] - padding, box[axis + 2] + padding
        while low % step:
            low -= 1
        while high % step:
            high += 1
        edges.append((low, high if low != high else high + step))
    return edges[0][0], edges[1][0], edges[0][1], edges[1][1]
