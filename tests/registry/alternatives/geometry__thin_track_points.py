from math import dist


def thin_track_points(track, spacing):
    if not track:
        return []
    kept = [0]
    while True:
        far = (i for i in range(kept[-1] + 1, len(track) - 1) if dist(track[i], track[kept[-1]]) >= spacing)
        following = next(far, None)
        if following is None:
            break
        kept.append(following)
    last = len(track) - 1
    if last > 0:
        if kept[-1] > 0 and dist(track[kept[-1]], track[last]) < spacing:
            kept[-1] = last
        else:
            kept.append(last)
    return [track[i] for i in kept]
