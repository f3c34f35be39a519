"""Total length of axis-parallel integer cuts and the sorted points where a cutter has to start, always at the left or lower end. Stretches cut twice count once, cuts in line that touch share a start; slanted cuts give None."""


def plan_straight_cuts(cuts):
    pieces = set()
    for x, y, to_x, to_y in cuts:
        if x != to_x and y != to_y:
            return None
        for place in range(min(x, to_x), max(x, to_x)):
            pieces.add((place, y, "across"))
        for place in range(min(y, to_y), max(y, to_y)):
            pieces.add((x, place, "along"))
    starts = []
    for x, y, way in pieces:
        before = (x - 1, y, way) if way == "across" else (x, y - 1, way)
        if before not in pieces:
            starts.append((x, y))
    return len(pieces), sorted(starts)


assert plan_straight_cuts([(1, 0, 6, 0)]) == (5, [(1, 0)])
assert plan_straight_cuts([(5, 1, 0, 1)]) == (5, [(0, 1)])
assert plan_straight_cuts([(4, 2, 4, 6)]) == (4, [(4, 2)])
assert plan_straight_cuts([(4, 6, 4, 3)]) == (3, [(4, 3)])
assert plan_straight_cuts([(0, 0, 5, 0), (3, 0, 8, 0)]) == (8, [(0, 0)])
assert plan_straight_cuts([(5, 0, 7, 0), (0, 0, 5, 0)]) == (7, [(0, 0)])
assert plan_straight_cuts([(6, 0, 7, 0), (0, 0, 5, 0)]) == (6, [(0, 0), (6, 0)])
assert plan_straight_cuts([(2, 0, 2, 3), (2, 3, 2, 4), (2, 9, 2, 7)]) == (6, [(2, 0), (2, 7)])
assert plan_straight_cuts([(0, 0, 3, 0), (0, 0, 0, 2), (0, 1, 3, 1)]) == (
    8,
    [(0, 0), (0, 0), (0, 1)],
)
assert plan_straight_cuts([(1, 1, 1, 1)]) == (0, [])
assert plan_straight_cuts([(0, 0, 3, 0), (0, 0, 2, 2)]) is None
assert plan_straight_cuts([]) == (0, [])
