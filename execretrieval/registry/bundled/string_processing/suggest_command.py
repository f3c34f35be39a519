"""Suggest the known command nearest to a mistyped one by counting inserted, deleted and replaced letters, at most a third of the typed length, rounded up; ties go to the alphabetically first. No near one gives None."""


def edit_count(one, other):
    row = list(range(len(other) + 1))
    for place, char in enumerate(one, 1):
        previous, row = row, [place]
        for column, rival in enumerate(other):
            replaced = previous[column] + (char != rival)
            row.append(min(replaced, previous[column + 1] + 1, row[column] + 1))
    return row[-1]


def suggest_command(typed, known):
    limit = -(-len(typed) // 3)
    ranked = []
    for command in known:
        edits = edit_count(typed, command)
        if edits > limit:
            continue
        ranked.append((edits, command))
    return min(ranked)[1] if ranked else None


assert suggest_command("stauts", ["stash", "status"]) == "status"
assert suggest_command("a", ["abcd"]) is None
assert suggest_command("stash", ["push", "pull"]) is None
assert suggest_command("ad", ["and", "add"]) == "add"
assert suggest_command("ad", ["and", "ads"]) == "ads"
assert suggest_command("abcd", ["and", "add"]) == "add"
assert suggest_command("abcd", ["abxy"]) == "abxy"
assert suggest_command("abcd", ["axyz"]) is None
assert suggest_command("abc", ["axy"]) is None
assert suggest_command("1a", ["a"]) == "a"
assert suggest_command("", ["a", ""]) == ""
assert suggest_command("x", []) is None
