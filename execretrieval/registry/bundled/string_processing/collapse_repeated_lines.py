"""Shorten a log: of at least so many equal lines in a row keep the first and add a line such as (repeated 4 times) or (repeated once). Shorter runs stay; a threshold below two counts as two."""

from itertools import groupby


def repeat_note(times):
    return f"(repeated {times} times)" if times > 1 else "(repeated once)"


def collapse_repeated_lines(lines, threshold):
    least = max(threshold, 2)
    result = []
    for line, run in groupby(lines):
        size = len(list(run))
        if size < least:
            result.extend([line] * size)
            continue
        result.append(line)
        result.append(repeat_note(size - 1))
    return result


assert collapse_repeated_lines(["a", "a", "a", "b"], 3) == ["a", "(repeated 2 times)", "b"]
assert collapse_repeated_lines(["a", "a", "a", "b"], 4) == ["a", "a", "a", "b"]
assert collapse_repeated_lines(["a", "a"], 2) == ["a", "(repeated once)"]
assert collapse_repeated_lines(["a", "a"], 3) == ["a", "a"]
assert collapse_repeated_lines(["a", "b", "b"], 1) == ["a", "b", "(repeated once)"]
assert collapse_repeated_lines(["a"], 0) == ["a"]
assert collapse_repeated_lines(["a", "b", "a"], 2) == ["a", "b", "a"]
assert collapse_repeated_lines(["x"] * 5, 2) == ["x", "(repeated 4 times)"]
assert collapse_repeated_lines(["", "", "x"], 2) == ["", "(repeated once)", "x"]
assert collapse_repeated_lines([], 2) == []
