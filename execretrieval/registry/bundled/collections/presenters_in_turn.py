"""Who presents at each meeting when people take turns in list order, given who is absent at each: those passed over keep their place, and nobody presents again within a number of meetings. Nobody able gives None."""


def next_in_line(line, barred):
    for place, name in enumerate(line):
        if name not in barred:
            return place
    return None


def presenters_in_turn(people, absences, pause):
    line = list(people)
    presenters = []
    for absent in absences:
        resting = presenters[-pause:] if pause > 0 else []
        place = next_in_line(line, [*absent, *resting])
        if place is None:
            presenters.append(None)
            continue
        chosen = line.pop(place)
        line.append(chosen)
        presenters.append(chosen)
    return presenters


assert presenters_in_turn(["a", "b", "c"], [[], [], [], []], 0) == ["a", "b", "c", "a"]
assert presenters_in_turn(["a", "b", "c"], [["a"], [], []], 0) == ["b", "a", "c"]
assert presenters_in_turn(["a", "b", "c"], [["a"], ["a"], [], []], 1) == ["b", "c", "a", "b"]
assert presenters_in_turn(["a", "b", "c"], [["a", "b"], [], [], []], 0) == ["c", "a", "b", "c"]
assert presenters_in_turn(["b", "a"], [["b"], ["b"], []], 0) == ["a", "a", "b"]
assert presenters_in_turn(["b", "a"], [["b"], ["b"], ["b"], []], 1) == ["a", None, "a", "b"]
assert presenters_in_turn(["b", "a"], [["b"], ["b"], ["b"], []], 2) == ["a", None, None, "b"]
assert presenters_in_turn(["a", "b"], [["a", "b"], []], 0) == [None, "a"]
assert presenters_in_turn(["a"], [["x"], ["a"], []], -1) == ["a", None, "a"]
assert presenters_in_turn(["a", "b"], [], 1) == []
assert presenters_in_turn([], [[], []], 1) == [None, None]
