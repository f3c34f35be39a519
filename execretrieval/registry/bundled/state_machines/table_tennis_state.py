"""Points of A and B in table tennis after rallies, and who serves next: service changes every two points, after each from ten all on. Eleven with a lead of two ends the game with None; later rallies are ignored."""


def table_tennis_state(rallies, first_server):
    a = b = 0
    serving, receiving = first_server, "A" if first_server == "B" else "B"
    for played, winner in enumerate(rallies, 1):
        if winner == "A":
            a += 1
        else:
            b += 1
        if max(a, b) >= 11 and max(a, b) - min(a, b) >= 2:
            return a, b, None
        if min(a, b) >= 10 or played % 2 == 0:
            serving, receiving = receiving, serving
    return a, b, serving


assert table_tennis_state("A", "A") == (1, 0, "A")
assert table_tennis_state("AB", "A") == (1, 1, "B")
assert table_tennis_state("ABA", "B") == (2, 1, "A")
assert table_tennis_state("ABAA", "B") == (3, 1, "B")
assert table_tennis_state("B" * 11, "A") == (0, 11, None)
assert table_tennis_state("A" * 10 + "B" * 5, "A") == (10, 5, "B")
assert table_tennis_state("B" * 10 + "A" * 5, "A") == (5, 10, "B")
assert table_tennis_state("AB" * 10 + "A", "A") == (11, 10, "B")
assert table_tennis_state("AB" * 10 + "B", "A") == (10, 11, "B")
assert table_tennis_state("AB" * 11, "A") == (11, 11, "A")
assert table_tennis_state("B" * 9 + "A" * 11 + "BB", "A") == (11, 9, None)
assert table_tennis_state("", "B") == (0, 0, "B")
