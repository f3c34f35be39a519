"""Draft players in rounds, the order of teams turning round each time: every team takes the first name on its wish list that is ranked and free, else the best ranked free one. Nobody left means smaller squads."""


def first_free(wishes, ranking, taken):
    for name in [*wishes, *ranking]:
        if name in ranking and name not in taken:
            return name
    return None


def snake_draft(teams, wishes, ranking, size):
    squads = {team: [] for team in teams}
    taken = set()
    for round_number in range(size):
        order = teams if round_number % 2 == 0 else teams[::-1]
        for team in order:
            chosen = first_free(wishes.get(team, []), ranking, taken)
            if chosen is None:
                continue
            taken.add(chosen)
            squads[team].append(chosen)
    return squads


assert snake_draft(["a", "b"], {}, ["w", "x", "y", "z"], 2) == {"a": ["w", "z"], "b": ["x", "y"]}
assert snake_draft(["b", "a"], {}, ["w", "x", "y", "z"], 1) == {"b": ["w"], "a": ["x"]}
assert snake_draft(["a", "b"], {"a": ["y"]}, ["w", "x", "y", "z"], 2) == {
    "a": ["y", "z"],
    "b": ["w", "x"],
}
assert snake_draft(["a", "b"], {"a": ["z"], "b": ["z", "y"]}, ["w", "x", "y", "z"], 2) == {
    "a": ["z", "x"],
    "b": ["y", "w"],
}
assert snake_draft(["a", "b"], {"a": ["q", "x"]}, ["w", "x"], 1) == {"a": ["x"], "b": ["w"]}
assert snake_draft(["a", "b", "c"], {}, list("qrstuvwxy"), 3) == {
    "a": ["q", "v", "w"],
    "b": ["r", "u", "x"],
    "c": ["s", "t", "y"],
}
assert snake_draft(["a", "b"], {}, ["w", "x", "y"], 2) == {"a": ["w"], "b": ["x", "y"]}
assert snake_draft(["a", "b"], {}, ["w"], 3) == {"a": ["w"], "b": []}
assert snake_draft(["a"], {"a": ["x"]}, ["w", "x"], 0) == {"a": []}
assert snake_draft([], {}, ["w"], 2) == {}
