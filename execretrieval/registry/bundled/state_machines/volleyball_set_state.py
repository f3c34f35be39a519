"""Points, serving team and its server's number, 0 to 5, after rallies won by A or B: winning the serve back rotates a team. A set ends at the target with a lead of two; other letters are replays."""


def volleyball_set_state(rallies, first_server, target):
    points = {"A": 0, "B": 0}
    server = {"A": 0, "B": 0}
    serving = first_server
    for winner in rallies:
        if winner not in points:
            continue
        points[winner] += 1
        if winner != serving:
            server[winner] = (server[winner] + 1) % 6
            serving = winner
        loser = "B" if winner == "A" else "A"
        if points[winner] >= target and points[winner] - points[loser] >= 2:
            break
    return points["A"], points["B"], serving, server[serving]


assert volleyball_set_state("AAB", "A", 25) == (2, 1, "B", 1)
assert volleyball_set_state("AAB", "B", 25) == (2, 1, "B", 1)
assert volleyball_set_state("BAB", "A", 25) == (1, 2, "B", 2)
assert volleyball_set_state("ABA", "A", 25) == (2, 1, "A", 1)
assert volleyball_set_state("BABABABABABA", "A", 25) == (6, 6, "A", 0)
assert volleyball_set_state("AAAB", "A", 3) == (3, 0, "A", 0)
assert volleyball_set_state("BABAB", "A", 3) == (2, 3, "B", 3)
assert volleyball_set_state("BABABBA", "A", 3) == (2, 4, "B", 3)
assert volleyball_set_state("AABBABAAB", "A", 4) == (5, 3, "A", 2)
assert volleyball_set_state("A-AxB", "A", 25) == (2, 1, "B", 1)
assert volleyball_set_state("", "B", 25) == (0, 0, "B", 0)
