"""Fewest changes of line needed between two stations when lines are given as name to list of stations, passable both ways, some being closed. One ride takes 0; no connection, or a station no open line serves, gives None."""


def fewest_line_changes(lines, closed, start, goal):
    running = {name: stops for name, stops in lines.items() if name not in closed}
    changes = {name: 0 for name, stops in running.items() if start in stops}
    boarded = list(changes)
    for name in boarded:
        if goal in running[name]:
            return changes[name]
        for other in running:
            if other in changes or set(running[name]).isdisjoint(running[other]):
                continue
            changes[other] = changes[name] + 1
            boarded.append(other)
    return None


assert fewest_line_changes({"1": "abc"}, [], "a", "c") == 0
assert fewest_line_changes({"1": "abc"}, [], "c", "a") == 0
assert fewest_line_changes({"1": "abc", "2": "cde"}, [], "a", "e") == 1
assert fewest_line_changes({"1": "abc", "2": "cde", "3": "exy"}, [], "a", "y") == 2
assert fewest_line_changes({"1": "ab", "2": "bc", "3": "cd", "4": "ad"}, [], "a", "c") == 1
assert fewest_line_changes({"1": "ab", "2": "bc", "3": "cd", "4": "ac"}, [], "a", "d") == 1
assert fewest_line_changes({"1": "ab", "2": "bc", "3": "cd", "4": "ac"}, ["4"], "a", "d") == 2
assert fewest_line_changes({"1": "ab", "2": "cd"}, [], "a", "d") is None
assert fewest_line_changes({"1": "ab"}, [], "a", "a") == 0
assert fewest_line_changes({"1": "ab"}, ["1"], "a", "a") is None
assert fewest_line_changes({"1": "ab"}, [], "x", "x") is None
assert fewest_line_changes({}, [], "a", "b") is None
