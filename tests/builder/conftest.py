"""Three small tasks that yield distractors of most operators."""

from __future__ import annotations

import pytest

from execretrieval.registry import Task

TAIL = """def tail_mean(readings, k):
    if not readings or k <= 0:
        return 0.0
    window = readings[-k:]
    return sum(window) / len(window)
"""
CLAMP = """def share(part, whole, digits):
    if whole == 0:
        return 0.0
    ratio = part / whole
    if ratio > 1:
        return 1.0
    return round(ratio, digits)
"""
RUNS = """def longest_run(values, wanted):
    best = 0
    length = 0
    for value in values:
        if value == wanted:
            length += 1
            best = max(best, length)
        else:
            length = 0
    return best
"""


@pytest.fixture
def tasks() -> list[Task]:
    return [
        Task(
            "one",
            "tail_mean",
            "Mean of the last readings, zero where there are none",
            "collections",
            TAIL,
            (
                "assert tail_mean([2, 4, 6], 2) == 5.0",
                "assert tail_mean([], 3) == 0.0",
                "assert tail_mean([3], 9) == 3.0",
                "assert tail_mean([3, 5], 0) == 0.0",
                "assert tail_mean([3, 5], -1) == 0.0",
                "assert tail_mean([3, 5], 1) == 5.0",
            ),
        ),
        Task(
            "two",
            "share",
            "Part of a whole as a rounded ratio, at most one, zero for an empty whole",
            "math_numerical",
            CLAMP,
            (
                "assert share(1, 4, 2) == 0.25",
                "assert share(3, 0, 2) == 0.0",
                "assert share(5, 4, 2) == 1.0",
                "assert share(1, 3, 3) == 0.333",
                "assert share(0, 3, 1) == 0.0",
            ),
        ),
        Task(
            "three",
            "longest_run",
            "Length of the longest run of equal neighbours with a wanted value",
            "sorting_searching",
            RUNS,
            (
                "assert longest_run([1, 1, 2, 1], 1) == 2",
                "assert longest_run([], 1) == 0",
                "assert longest_run([2, 2, 2], 1) == 0",
                "assert longest_run([1, 2, 1, 1, 1], 1) == 3",
            ),
        ),
    ]
