def fit_box_inside(box, frame):
    position = list(box)
    for axis in (0, 1):
        spare = frame[axis + 2] - box[axis + 2]
        if spare < 0:
            return None
        offset = box[axis] - frame[axis]
        if offset < 0:
            position[axis] = frame[axis]
        elif offset > spare:
            position[axis] = frame[axis] + spare
    return tuple(position)
