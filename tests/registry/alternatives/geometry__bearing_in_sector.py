def bearing_in_sector(bearing, start, end, margin):
    inside = set()
    degree = start
    while True:
        inside.add(degree % 360)
        if (degree - end) % 360 == 0 and degree != start:
            break
        degree += 1
        if degree - start > 360:
            break
        if (degree - 1 - end) % 360 == 0 and (end - start) % 360:
            break
    if len(inside) == 360:
        return True
    widened = {(d + m) % 360 for d in inside for m in range(-margin, margin + 1)}
    return bearing % 360 in widened
