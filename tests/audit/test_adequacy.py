from __future__ import annotations

from dataclasses import replace

import pytest

from execretrieval.audit.adequacy import Adequacy, Example, measure
from execretrieval.audit.outcome import Outcome
from execretrieval.audit.running import Running
from execretrieval.audit.suggest import MARK, examine, suggest
from execretrieval.registry import Task, function_under_test
from execretrieval.runner import Job, run

RUNNING = Running()


def task(canonical: str, *tests: str, query: str = "What the function does, in a few words.") -> Task:
    name = function_under_test(canonical, tests)
    return Task(f"t/{name}", name, query, "own", canonical, tests)


def measured(one: Task, seed: int = 0) -> Adequacy:
    ((found,),) = measure([one], RUNNING, seed=seed)
    assert found.problem == ""
    return found


# Weak suites, and for each a survivor with the inputs that tell: some common, some rare.
PLANTED = {
    "strict or not, at one number of the code": (
        "def f(n):\n    return 'big' if n > 1000 else 'small'",
        ["assert f(5) == 'small'", "assert f(5000) == 'big'"],
        (">", ">="),
        "f(1000)",
    ),
    "a guard for one word": (
        "def f(s):\n    if s == 'admin':\n        return 0\n    return len(s)",
        ["assert f('me') == 2", "assert f('') == 0"],
        ("if s == 'admin':\n        return 0", ""),
        "f('admin')",
    ),
    "two conditions at once": (
        "def f(a, b):\n    if a > 10 and b > 20:\n        return a + b\n    return 0",
        ["assert f(11, 21) == 32", "assert f(0, 0) == 0"],
        ("and", "or"),
        None,
    ),
    "equal neighbours": (
        "def f(xs):\n    return sum(1 for a, b in zip(xs, xs[1:]) if a < b)",
        ["assert f([1, 2, 3]) == 2", "assert f([3, 1]) == 0"],
        ("<", "<="),
        None,
    ),
    "a length that the code names": (
        "def f(xs):\n    if len(xs) == 12:\n        return 'dozen'\n    return 'other'",
        ["assert f([1]) == 'other'"],
        ("if len(xs) == 12:\n        return 'dozen'", ""),
        None,
    ),
    "an item equal to the bound": (
        "def f(xs, limit):\n    return [x for x in xs if x <= limit]",
        ["assert f([1, 2, 30], 10) == [1, 2]"],
        ("<=", "<"),
        None,
    ),
    "an exception": (
        "def f(x):\n    if x < 0:\n        raise ValueError('negative')\n    return x * 2",
        ["assert f(3) == 6"],
        ("if x < 0:\n        raise ValueError('negative')", ""),
        None,
    ),
    "work in place": (
        "def f(xs):\n    xs.append(len(xs) + 1)",
        ["xs = [7, 8]\nf(xs)\nassert len(xs) == 3"],
        ("+", "-"),
        None,
    ),
    "floats": (
        "def f(x):\n    return x / 3 if x > 2.5 else 0.0",
        ["assert f(2.0) == 0.0", "assert abs(f(3.0) - 1.0) < 1e-6"],
        (">", ">="),
        "f(2.5)",
    ),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_survivor_is_told_apart(name: str) -> None:
    canonical, tests, (original, replacement), told_by = PLANTED[name]
    one = task(canonical, *tests)
    found = measured(one)
    assert found.n_inputs >= 400
    (survivor,) = [
        item
        for item in found.survivors
        if item.mutant.original.strip() == original and item.mutant.replacement.strip() == replacement
    ]
    assert survivor.differing
    if told_by:
        assert found.explored is not None
        assert told_by in {found.explored.inputs[number].text for number in survivor.differing}


@pytest.mark.parametrize("name", PLANTED)
def test_suggested_asserts_hold_and_kill_every_survivor_that_differs(name: str) -> None:
    canonical, tests, *_ = PLANTED[name]
    one = task(canonical, *tests)
    found = measured(one)
    (suggestions,) = suggest([found], RUNNING)
    killed = {mutant_id for item in suggestions for mutant_id in item.kills}
    assert killed == {item.mutant.id for item in found.differing}
    assert all(MARK in item.test for item in suggestions)
    strong = replace(one, test_suite=(*one.test_suite, *(item.test for item in suggestions)))
    (verdict,) = run([Job(strong.canonical, strong.test_suite)])
    assert verdict.passed
    again = measured(strong, seed=1)
    assert len(again.differing) <= len(found.differing) // 3


def test_one_example_is_kept_of_what_differs() -> None:
    canonical, tests, *_ = PLANTED["strict or not, at one number of the code"]
    one = task(canonical, *tests)
    adequacy, (suggestions,) = examine([one, one], RUNNING)[0], examine([one], RUNNING)[1]
    for found in adequacy:
        (example,) = [item.example for item in found.survivors if item.mutant.replacement == ">="]
        # Quoted as values travel: JSON.
        assert example == Example("f(1000)", Outcome("value", '"small"'), Outcome("value", '"big"'))
        assert found.explored is None
        assert found.n_inputs >= 400
        assert not any(item.differing for item in found.survivors)
        assert {item.mutant.id for item in found.differing} == {
            mutant_id for item in suggestions for mutant_id in item.kills
        }


def test_an_equivalent_mutant_shows_no_difference() -> None:
    one = task("def f(x):\n    return x if x >= 0 else -x", "assert f(3) == 3", "assert f(-3) == 3")
    found = measured(one)
    assert [(item.mutant.original, item.mutant.replacement) for item in found.survivors] == [(">=", ">")]
    assert found.differing == []
    assert found.n_inputs >= 400


def test_the_same_seed_finds_the_same() -> None:
    canonical, tests, *_ = PLANTED["two conditions at once"]
    one = task(canonical, *tests)
    first, second, other = measured(one), measured(one), measured(one, seed=1)
    assert first.explored is not None
    assert second.explored is not None
    assert other.explored is not None
    assert first.explored.inputs == second.explored.inputs
    assert first.survivors == second.survivors
    assert first.explored.inputs != other.explored.inputs


def test_the_kinds_of_kill_add_up() -> None:
    one = task("def f(n):\n    while n > 1:\n        n -= 2\n    return 10 / (n + 1)", "assert f(5) == 5.0")
    found = measured(one)
    assert sum(found.ended_by.values()) + len(found.survivors) == found.n_mutants
    assert found.ended_by["timeout"] >= 1  # n += 2
    assert found.score == len(found.killed) / found.n_mutants


def test_endless_inputs_are_left_out_and_the_rest_kept() -> None:
    canonical = "def f(n):\n    while n > 50:\n        pass\n    return n > 7"
    found = measured(task(canonical, "assert f(3) is False", "assert f(10) is True"))
    assert found.explored is not None
    assert found.n_inputs > 20
    assert all(outcome.kind == "value" for outcome in found.explored.outcomes)
    assert any(item.mutant.original == ">" and item.differing for item in found.survivors)


def test_a_canonical_that_fails_is_a_problem_and_nothing_else() -> None:
    ((found,),) = measure([task("def f(x):\n    return x", "assert f(1) == 2")], RUNNING)
    assert found.problem == "the canonical fails its own tests: FAIL"
    assert found.n_mutants == 0


def test_no_literals_no_inputs() -> None:
    found = measured(task("def f(x):\n    return len(x) >= 0", "y = object\nassert f(vars(y))"))
    assert found.n_inputs == 0
    assert found.differing == []
