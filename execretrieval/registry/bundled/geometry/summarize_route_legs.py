"""Describe a route of integer points as straight legs: direction in lowest terms written like 2:-1, and how many such steps. Consecutive legs in one direction are joined, repeated points skipped; turning back starts a new leg."""

from math import gcd


def summarize_route_legs(route):
    legs = []
    for start, end in zip(route, route[1:]):
        dx, dy = end[0] - start[0], end[1] - start[1]
        steps = gcd(dx, dy)
        if steps == 0:
            continue
        direction = f"{dx // steps}:{dy // steps}"
        if legs and legs[-1][0] == direction:
            steps += legs.pop()[1]
        legs.append((direction, steps))
    return legs


assert summarize_route_legs([(0, 0), (4, -2)]) == [("2:-1", 2)]
assert summarize_route_legs([(0, 0), (1, 0), (3, 0)]) == [("1:0", 3)]
assert summarize_route_legs([(0, 0), (1, 2), (2, 4), (3, 6), (3, 7)]) == [("1:2", 3), ("0:1", 1)]
assert summarize_route_legs([(1, 1), (4, 1), (2, 1)]) == [("1:0", 3), ("-1:0", 2)]
assert summarize_route_legs([(5, 1), (5, 4), (5, 4), (5, 9)]) == [("0:1", 8)]
assert summarize_route_legs([(0, 0), (6, 9), (3, 7)]) == [("2:3", 3), ("-3:-2", 1)]
assert summarize_route_legs([(2, 2), (0, 0), (0, 2), (-1, 1)]) == [
    ("-1:-1", 2),
    ("0:1", 2),
    ("-1:-1", 1),
]
assert summarize_route_legs([(7, 7), (7, 7)]) == []
assert summarize_route_legs([(7, 7)]) == []
assert summarize_route_legs([]) == []
