"""Least cost and word that lead from one state to another in a deterministic graph of source, letter, target and positive cost; of equal costs the first word by alphabet. Already there costs 0; no way gives None."""

from heapq import heappop, heappush


def cheapest_command_word(edges, start, goal):
    heap = [(0, "", start)]
    settled = set()
    while heap:
        cost, word, state = heappop(heap)
        if state == goal:
            return cost, word
        if state in settled:
            continue
        settled.add(state)
        for source, letter, target, price in edges:
            if source != state:
                continue
            heappush(heap, (cost + price, word + letter, target))
    return None


assert cheapest_command_word([("s", "a", "t", 5), ("t", "b", "g", 1)], "s", "g") == (6, "ab")
assert cheapest_command_word([("s", "a", "g", 5), ("s", "b", "g", 4)], "s", "g") == (4, "b")
assert cheapest_command_word([("s", "z", "t", 1), ("t", "y", "g", 2), ("s", "a", "g", 4)], "s", "g") == (
    3,
    "zy",
)
assert cheapest_command_word([("s", "z", "t", 1), ("t", "y", "g", 2), ("s", "a", "g", 3)], "s", "g") == (
    3,
    "a",
)
assert cheapest_command_word([("s", "b", "g", 2), ("s", "a", "g", 2)], "s", "g") == (2, "a")
assert cheapest_command_word(
    [("s", "b", "u", 2), ("s", "a", "t", 1), ("t", "d", "g", 2), ("u", "c", "g", 1)], "s", "g"
) == (3, "ad")
assert cheapest_command_word([("s", "a", "t", 1), ("t", "b", "s", 1)], "s", "g") is None
assert cheapest_command_word([("g", "a", "s", 1)], "s", "g") is None
assert cheapest_command_word([("s", "a", "s", 1)], "s", "s") == (0, "")
assert cheapest_command_word([("s", "a", "t", 1), ("t", "a", "u", 1), ("u", "a", "g", 1)], "s", "g") == (
    3,
    "aaa",
)
assert cheapest_command_word([], "s", "g") is None
