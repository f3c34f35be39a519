def shunt_wagons(tracks, lengths, steps):
    place = {name: list(wagons) for name, wagons in tracks.items()}
    refused = []
    for i, (count, source, target) in enumerate(steps):
        moving = []
        before = {name: list(wagons) for name, wagons in place.items()}
        while len(moving) < count and place[source]:
            moving.append(place[source].pop())
        for wagon in reversed(moving):
            place[target].append(wagon)
        fits = len(place[target]) <= lengths[target]
        if source == target or count < 1 or len(moving) != count or not fits:
            place = before
            refused.append(i)
    return place, refused
