"""Football league standings from home team, away team and goals of each: 3 points for a win, 1 for a draw. Give team, points, goal difference and goals scored, ranked in that order, best first, remaining ties by name."""


def points_for(scored, conceded):
    if scored > conceded:
        return 3
    return 1 if scored == conceded else 0


def add_result(table, team, scored, conceded):
    points, difference, goals = table.get(team, (0, 0, 0))
    table[team] = (
        points + points_for(scored, conceded),
        difference + scored - conceded,
        goals + scored,
    )


def league_table(matches):
    table = {}
    for home, away, home_goals, away_goals in matches:
        add_result(table, home, home_goals, away_goals)
        add_result(table, away, away_goals, home_goals)
    order = sorted(table, key=lambda team: ([-number for number in table[team]], team))
    return [(team, *table[team]) for team in order]


assert league_table([("a", "b", 2, 0)]) == [("a", 3, 2, 2), ("b", 0, -2, 0)]
assert league_table([("a", "b", 0, 1)]) == [("b", 3, 1, 1), ("a", 0, -1, 0)]
assert league_table([("b", "a", 1, 1)]) == [("a", 1, 0, 1), ("b", 1, 0, 1)]
assert league_table([("a", "b", 1, 0), ("c", "d", 3, 0)]) == [
    ("c", 3, 3, 3),
    ("a", 3, 1, 1),
    ("b", 0, -1, 0),
    ("d", 0, -3, 0),
]
assert league_table([("a", "b", 1, 0), ("c", "d", 3, 2)]) == [
    ("c", 3, 1, 3),
    ("a", 3, 1, 1),
    ("d", 0, -1, 2),
    ("b", 0, -1, 0),
]
assert league_table([("a", "b", 0, 0), ("c", "d", 2, 2)]) == [
    ("c", 1, 0, 2),
    ("d", 1, 0, 2),
    ("a", 1, 0, 0),
    ("b", 1, 0, 0),
]
assert league_table([("a", "b", 5, 0), ("b", "a", 1, 0), ("b", "c", 1, 1)]) == [
    ("b", 4, -4, 2),
    ("a", 3, 4, 5),
    ("c", 1, 0, 1),
]
assert league_table([("a", "b", 2, 2), ("b", "c", 0, 1), ("c", "a", 0, 1)]) == [
    ("a", 4, 1, 3),
    ("c", 3, 0, 1),
    ("b", 1, -1, 2),
]
assert league_table([]) == []
