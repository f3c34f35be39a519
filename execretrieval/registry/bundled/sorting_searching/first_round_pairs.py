"""First-round matches of a knockout in bracket order: the best seeds meet as late as possible, and the better seed or half stands first. Seeds missing to a power of two become None, a free pass; no players, no matches."""


def first_round_pairs(players):
    if players < 1:
        return []
    slots = [1, 2]
    while len(slots) < players:
        # In each match of a round the two seed numbers have the same sum.
        total = 2 * len(slots) + 1
        slots = [seed for top in slots for seed in (top, total - top)]
    seeds = [seed if seed <= players else None for seed in slots]
    return list(zip(seeds[::2], seeds[1::2], strict=True))


assert first_round_pairs(4) == [(1, 4), (2, 3)]
assert first_round_pairs(8) == [(1, 8), (4, 5), (2, 7), (3, 6)]
assert first_round_pairs(7) == [(1, None), (4, 5), (2, 7), (3, 6)]
assert first_round_pairs(5) == [(1, None), (4, 5), (2, None), (3, None)]
assert first_round_pairs(3) == [(1, None), (2, 3)]
assert first_round_pairs(2) == [(1, 2)]
assert first_round_pairs(1) == [(1, None)]
assert first_round_pairs(0) == []
assert first_round_pairs(-3) == []
