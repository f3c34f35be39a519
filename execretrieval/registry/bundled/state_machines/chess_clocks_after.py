"""Seconds left to both sides of a chess game once moves took the given times by turns; each completed move adds an increment, up to a most. Using up everything loses at 0. Return both rests and the moves completed."""


def chess_clocks_after(times, start, increment, most):
    left = [start, start]
    for number, used in enumerate(times):
        side = number % 2
        if used >= left[side]:
            left[side] = 0
            return left[0], left[1], number
        left[side] = min(left[side] - used + increment, most)
    return left[0], left[1], len(times)


assert chess_clocks_after([10, 20], 60, 0, 99) == (50, 40, 2)
assert chess_clocks_after([10, 20, 5], 60, 3, 99) == (51, 43, 3)
assert chess_clocks_after([10, 20, 52], 60, 3, 99) == (4, 43, 3)
assert chess_clocks_after([10, 20, 53, 1], 60, 3, 99) == (0, 43, 2)
assert chess_clocks_after([10, 62, 1], 60, 3, 99) == (53, 0, 1)
assert chess_clocks_after([2, 1], 60, 3, 61) == (61, 61, 2)
assert chess_clocks_after([2, 1, 4], 60, 3, 60) == (59, 60, 3)
assert chess_clocks_after([60], 60, 5, 99) == (0, 60, 0)
assert chess_clocks_after([59], 60, 0, 99) == (1, 60, 1)
assert chess_clocks_after([0], 0, 5, 9) == (0, 0, 0)
assert chess_clocks_after([], 30, 5, 99) == (30, 30, 0)
