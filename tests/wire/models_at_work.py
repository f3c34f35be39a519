"""What the models behind the loopback server answer: twenty tasks, their solutions, and copies with bugs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from wire_script import Answer, Asked

from execretrieval.mutators import apply, find_mutants

DOMAINS = ("sorting_searching", "math_numerical")

SHAPES = {
    "sum_above": (
        (
            "Add up by how much each value is above the limit; values at or below it count for nothing. "
            "An empty list gives {a}."
        ),
        (
            "def {name}(values, limit):\n    if not values:\n        return {a}\n    total = 0\n"
            "    for value in values:\n        if value > limit:\n            total += value - limit\n"
            "    return total"
        ),
        ["([], 3)", "([5], 3)", "([3, 4, 9], 3)", "([1, 2], 3)", "([10, 20, 5], 7)"],
    ),
    "first_reaching": (
        (
            "Give the place of the first value whose running total is at least {a}, counted from the start; "
            "minus one where there is none."
        ),
        (
            "def {name}(values, start):\n    total = start\n    for place in range(len(values)):\n"
            "        total += values[place]\n        if total >= {a}:\n            return place\n"
            "    return -1"
        ),
        ["([], 0)", "([{a}], 0)", "([1, 1, {a}], 0)", "([1, 2], 1)", "([0, {a}, 5], -1)"],
    ),
    "clipped_span": (
        (
            "Distance between the largest and the smallest value, never more than {a} times the scale; "
            "fewer than two values have none."
        ),
        (
            "def {name}(values, scale):\n    if len(values) < 2:\n        return 0\n"
            "    span = max(values) - min(values)\n    return min(span, {a} * scale)"
        ),
        ["([], 1)", "([4], 1)", "([1, 3], 1)", "([1, 90], 2)", "([5, 2, 9], 10)"],
    ),
    "count_steps": (
        (
            "Count how many neighbours differ by more than {a} after each value is shifted by the offset of "
            "its place modulo two."
        ),
        (
            "def {name}(values, offset):\n    shifted = [value + offset * (place % 2) for place, value in "
            "enumerate(values)]\n    count = 0\n    for left, right in zip(shifted, shifted[1:]):\n"
            "        if abs(left - right) > {a}:\n            count += 1\n    return count"
        ),
        ["([], 1)", "([1, 9], 0)", "([1, 1, 1], 5)", "([0, {a}], 1)", "([3, 3 + {a}, 9], 0)"],
    ),
}


def library() -> dict[str, dict[str, Any]]:
    """Return twenty tasks by name, ten for each domain; the expected results come from running the code."""
    made: dict[str, dict[str, Any]] = {}
    for a in range(2, 7):
        for shape, (query, code, calls) in SHAPES.items():
            name = f"{shape}_{a}"
            canonical = code.format(name=name, a=a)
            scope: dict[str, Any] = {}
            exec(canonical, scope)
            tests = []
            for call in calls:
                text = f"{name}{call.format(a=a)}"
                tests.append(f"assert {text} == {eval(text, scope)!r}")
            domain = DOMAINS[len(made) % 2]
            made[name] = {
                "query": query.format(a=a),
                "canonical": canonical,
                "tests": tests,
                "domain": domain,
            }
    return made


def answer(asked: Asked) -> Answer | str:
    """Answer as the role of the prompt would, without a fault."""
    tasks = library()
    if domain := re.search(r"^Domain: (\w+)\n\nWrite", asked.user, re.MULTILINE):
        rows = [
            {"function_name": name, "query": task["query"]}
            for name, task in tasks.items()
            if task["domain"] == domain[1]
        ]
        return Answer(json.dumps({"tasks": rows}), tokens=(1000, 700, 200))
    if function := re.search(r"^Function: (\w+)$", asked.user, re.MULTILINE):
        task = tasks[function[1]]
        value = {"decision": "solved", "canonical": task["canonical"], "tests": task["tests"]}
        return Answer(json.dumps(value), tokens=(800, 400, 0))
    canonical = asked.user.split("\n\n", 1)[1]
    return Answer(json.dumps({"distractors": copies(canonical)}), tokens=(1200, 900, 0))


def copies(canonical: str) -> list[dict[str, str]]:
    """Return one mutant of each operator, one under a wrong name, one with two edits, and the code itself."""
    mutants = find_mutants(canonical)
    first = {mutant.operator: mutant for mutant in reversed(mutants)}
    rows = [{"operator": name, "code": apply(canonical, mutant)} for name, mutant in sorted(first.items())]
    one, other = mutants[0], mutants[-1]
    wrong = "wrong_comparison" if one.operator != "wrong_comparison" else "off_by_one"
    return [
        *rows,
        {"operator": wrong, "code": apply(canonical, one)},
        {"operator": other.operator, "code": apply(apply(canonical, other), one)},
        {"operator": one.operator, "code": canonical},
    ][:10]


def scripted(tasks: dict[str, dict[str, Any]], asks: Callable[[str], Asked]) -> list[dict[str, Any]]:
    """Return the lines of a file for `scripted:FILE` that answers like `answer`."""
    rows: list[dict[str, Any]] = []
    for domain in DOMAINS:
        made = answer(asks(f"Domain: {domain}\n\nWrite"))
        assert isinstance(made, Answer)
        rows.append({"role": "task_author", "contains": f"Domain: {domain}", "reply": made.text})
    for name, task in tasks.items():
        made = answer(asks(f"Function: {name}"))
        assert isinstance(made, Answer)
        rows.append({"role": "solution_author", "contains": f"Function: {name}\n", "reply": made.text})
        value = {"distractors": copies(task["canonical"])}
        rows.append({"role": "distractor_author", "contains": f"def {name}(", "reply": value})
    return rows
