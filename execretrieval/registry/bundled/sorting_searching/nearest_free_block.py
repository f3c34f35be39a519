"""First seat, counted from zero, of adjacent free seats for a whole party in a row text where dots are free, nearest to a wanted seat, the lower on a tie. No fit or a party below one gives None."""


def distance_to_block(first, party, wanted):
    last = first + party - 1
    return max(first - wanted, wanted - last, 0)


def nearest_free_block(row, party, wanted):
    if party < 1:
        return None
    best = None
    for first, _ in enumerate(row):
        if not row.startswith("." * party, first):
            continue
        distance = distance_to_block(first, party, wanted)
        if best is None or distance < best[0]:
            best = distance, first
    return best[1] if best else None


assert nearest_free_block("#..#..#", 2, 6) == 4
assert nearest_free_block("#..#..#", 2, 0) == 1
assert nearest_free_block("#..#..#", 2, 3) == 1
assert nearest_free_block("#..##.#", 1, 4) == 5
assert nearest_free_block("#..##.#", 1, 3) == 2
assert nearest_free_block("....", 3, 2) == 0
assert nearest_free_block(".....", 3, 4) == 2
assert nearest_free_block("..", 2, 9) == 0
assert nearest_free_block(".#.", 2, 1) is None
assert nearest_free_block(".#..", 1, 0) == 0
assert nearest_free_block("..", 0, 0) is None
assert nearest_free_block("", 1, 0) is None
