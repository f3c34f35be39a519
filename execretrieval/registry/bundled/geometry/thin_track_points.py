"""Thin a GPS-like track so that each kept point lies at least a given distance from the one kept before. The last point always stays, replacing the previous kept one if too close to it, unless that is the first."""

from math import dist


def thin_track_points(track, spacing):
    if len(track) < 3:
        return list(track)
    kept = [track[0]]
    for point in track[1:-1]:
        if dist(kept[-1], point) >= spacing:
            kept.append(point)
    if len(kept) > 1 and dist(kept[-1], track[-1]) < spacing:
        kept.pop()
    kept.append(track[-1])
    return kept


assert thin_track_points([(0, 0), (1, 0), (3, 4), (6, 8)], 5) == [(0, 0), (3, 4), (6, 8)]
assert thin_track_points([(0, 0), (3, 4), (6, 7)], 5) == [(0, 0), (6, 7)]
assert thin_track_points([(0, 0), (3, 3), (9, 0)], 5) == [(0, 0), (9, 0)]
assert thin_track_points([(0, 0), (0, 5), (0, 9), (4, 12)], 5) == [(0, 0), (0, 5), (4, 12)]
assert thin_track_points([(0, 0), (2, 0), (4, 0), (6, 0), (8, 0), (9, 0)], 4) == [
    (0, 0),
    (4, 0),
    (9, 0),
]
assert thin_track_points([(0, 0), (7, 0), (8, 0), (0, 1)], 3) == [(0, 0), (7, 0), (0, 1)]
assert thin_track_points([(0, 0), (1, 1), (1, 0)], 3) == [(0, 0), (1, 0)]
assert thin_track_points([(0, 0), (9, 0), (1, 0)], 0) == [(0, 0), (9, 0), (1, 0)]
assert thin_track_points([(5, 5), (5, 6)], 10) == [(5, 5), (5, 6)]
assert thin_track_points([(5, 5)], 10) == [(5, 5)]
assert thin_track_points([], 1) == []
