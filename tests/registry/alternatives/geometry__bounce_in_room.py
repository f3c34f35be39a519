def bounce_in_room(start, velocity, seconds, room):
    end = []
    for at, speed, size in zip(start, velocity, room, strict=True):
        if size <= 0:
            end.append(0)
            continue
        place = at + speed * seconds
        for _ in range(1000):
            if place < 0:
                place = -place
            elif place > size:
                place = size - (place - size)
        end.append(place)
    return tuple(end)
