"""Count the right turns, reversals and left turns in a text of compass moves N, E, S and W. Going straight on counts nothing, other characters are skipped, and the first move has nothing to turn from."""

CLOCKWISE = "NESW"


def count_route_turns(moves):
    counts = [0, 0, 0]
    heading = None
    for move in moves:
        quarter = CLOCKWISE.find(move)
        if quarter < 0:
            continue
        if heading is not None and quarter != heading:
            counts[(quarter - heading) % 4 - 1] += 1
        heading = quarter
    right, back, left = counts
    return right, back, left


assert count_route_turns("NNE") == (1, 0, 0)
assert count_route_turns("NW") == (0, 0, 1)
assert count_route_turns("NS") == (0, 1, 0)
assert count_route_turns("NESWN") == (4, 0, 0)
assert count_route_turns("NWSEN") == (0, 0, 4)
assert count_route_turns("SSEENN") == (0, 0, 2)
assert count_route_turns("WEWWS") == (0, 2, 1)
assert count_route_turns("xN?E-") == (1, 0, 0)
assert count_route_turns("E") == (0, 0, 0)
assert count_route_turns("") == (0, 0, 0)
