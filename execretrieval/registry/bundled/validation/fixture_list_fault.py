"""Check a league schedule where all meet once: round number with teams for unknown or identical opponents, repeat for a pair met before, busy for a second game that round; missing when pairs are left, else None."""


def game_fault(pair, met, busy):
    if pair in met:
        return "repeat"
    return "busy" if pair & busy else None


def fixture_list_fault(rounds, teams):
    met = []
    for number, games in enumerate(rounds, 1):
        busy = set()
        for home, away in games:
            if home == away or home not in teams or away not in teams:
                return number, "teams"
            fault = game_fault({home, away}, met, busy)
            if fault is not None:
                return number, fault
            met.append({home, away})
            busy.update((home, away))
    return None if 2 * len(met) == len(teams) * (len(teams) - 1) else "missing"


assert fixture_list_fault([[("a", "b")], [("b", "c")], [("c", "a")]], ["a", "b", "c"]) is None
assert fixture_list_fault([[("a", "b")], [("b", "c")]], ["a", "b", "c"]) == "missing"
assert fixture_list_fault([[("a", "b")], [("b", "a")]], ["a", "b", "c"]) == (2, "repeat")
assert fixture_list_fault([[("a", "b"), ("a", "b")]], ["a", "b"]) == (1, "repeat")
assert fixture_list_fault([[("a", "b"), ("c", "a")]], ["a", "b", "c"]) == (1, "busy")
assert fixture_list_fault([[("a", "b"), ("b", "c")]], ["a", "b", "c"]) == (1, "busy")
assert fixture_list_fault([[("a", "b"), ("c", "d")], [("a", "a")]], ["a", "b", "c", "d"]) == (
    2,
    "teams",
)
assert fixture_list_fault([[("x", "b")]], ["a", "b"]) == (1, "teams")
assert fixture_list_fault([[("b", "x")]], ["a", "b"]) == (1, "teams")
assert [fixture_list_fault([[]], teams) for teams in ([], ["a"], ["a", "b"])] == [
    None,
    None,
    "missing",
]
assert fixture_list_fault([[], [("b", "a")]], ["a", "b"]) is None
