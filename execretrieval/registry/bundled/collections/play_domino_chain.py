"""Lay dominoes of a hand onto a chain: the first tile that fits goes to the right end if possible, else to the left, turned as needed, again and again until none fits. Return the chain and leftover tiles."""


def turned_to(tile, number):
    if tile[0] == number:
        return tile
    return tile[::-1] if tile[1] == number else None


def extend_chain(chain, tile):
    right = turned_to(tile, chain[-1][1])
    if right is not None:
        return [*chain, right]
    left = turned_to(tile, chain[0][0])
    if left is not None:
        return [left[::-1], *chain]
    return None


def play_domino_chain(first, hand):
    chain, waiting = [first], list(hand)
    for _ in hand:
        for tile in waiting:
            longer = extend_chain(chain, tile)
            if longer is not None:
                chain = longer
                waiting.remove(tile)
                break
    return chain, waiting


assert play_domino_chain((1, 2), [(2, 3)]) == ([(1, 2), (2, 3)], [])
assert play_domino_chain((1, 2), [(3, 2)]) == ([(1, 2), (2, 3)], [])
assert play_domino_chain((1, 2), [(3, 1)]) == ([(3, 1), (1, 2)], [])
assert play_domino_chain((1, 2), [(1, 4)]) == ([(4, 1), (1, 2)], [])
assert play_domino_chain((1, 2), [(1, 2)]) == ([(1, 2), (2, 1)], [])
assert play_domino_chain((1, 2), [(5, 6)]) == ([(1, 2)], [(5, 6)])
assert play_domino_chain((1, 2), [(3, 4), (2, 3)]) == ([(1, 2), (2, 3), (3, 4)], [])
assert play_domino_chain((1, 2), [(2, 3), (2, 4), (3, 3)]) == ([(1, 2), (2, 3), (3, 3)], [(2, 4)])
assert play_domino_chain((5, 5), [(5, 1), (5, 2), (6, 6)]) == (
    [(2, 5), (5, 5), (5, 1)],
    [(6, 6)],
)
assert play_domino_chain((1, 2), [(3, 1), (2, 3), (3, 4)]) == (
    [(3, 1), (1, 2), (2, 3), (3, 4)],
    [],
)
assert play_domino_chain((1, 2), []) == ([(1, 2)], [])
