"""Index of the palette colour that best replaces a wanted one, the first on a tie: differences of the channels add up, and each counts double where the palette colour is too dark. None when all exceed a limit."""


def replacement_cost(entry, wanted):
    return sum(max(have - want, 2 * (want - have)) for have, want in zip(entry, wanted, strict=True))


def nearest_palette_index(palette, wanted, limit):
    best = None
    for index, entry in enumerate(palette):
        cost = replacement_cost(entry, wanted)
        if cost > limit:
            continue
        if best is None or cost < best[0]:
            best = cost, index
    return best[1] if best else None


assert nearest_palette_index([(0, 0, 0), (9, 9, 9)], (5, 5, 5), 99) == 1
assert nearest_palette_index([(4, 5, 5), (7, 5, 5)], (5, 5, 5), 9) == 0
assert nearest_palette_index([(4, 5, 5), (6, 5, 5)], (5, 5, 5), 9) == 1
assert nearest_palette_index([(9, 5, 5), (5, 3, 5), (5, 5, 8)], (5, 5, 5), 9) == 2
assert nearest_palette_index([(1, 1, 1), (3, 3, 3)], (3, 3, 3), 0) == 1
assert nearest_palette_index([(6, 7, 5)], (5, 5, 5), 3) == 0
assert nearest_palette_index([(6, 7, 5)], (5, 5, 5), 2) is None
assert nearest_palette_index([(4, 7, 5)], (5, 5, 5), 4) == 0
assert nearest_palette_index([(4, 7, 5)], (5, 5, 5), 3) is None
assert nearest_palette_index([(0, 0, 1), (1, 0, 0), (0, 1, 0)], (0, 0, 0), 1) == 0
assert nearest_palette_index([], (1, 2, 3), 9) is None
