"""Selection: nested, independent of order, assert kills before crashes, operators and lines spread."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from execretrieval.builder.family import Candidate, Distractor
from execretrieval.builder.selection import select, triviality
from execretrieval.mutators import Mutant
from execretrieval.runner import Job, Verdict

OPERATORS = ("off_by_one", "wrong_operator", "swap_arguments", "wrong_comparison")


def distractor(operator: str, line: int, *, outcomes: tuple[str, ...] = ("FAIL", "pass")) -> Distractor:
    code = f"{operator} on line {line}: {outcomes}"
    mutant = Mutant(operator, "rule", "f", 0, line, line + 1, line, 0, "a", "b", 1, code)
    ended_by = "assert" if any(o.startswith("FAIL") for o in outcomes) else "exception"
    verdict = Verdict(Job(code, ("t",) * len(outcomes)), outcomes, ended_by, 0.0, 0.0)
    return Distractor(Candidate(code, (mutant,)), verdict, 5.0)


def lines(chosen: list[Distractor]) -> list[int]:
    return [d.candidate.edits[0].line for d in chosen]


def some_families(n: int = 30) -> dict[str, list[Distractor]]:
    draw = random.Random(7)
    return {
        f"key{i}": [
            distractor(operator, line)
            for operator in OPERATORS
            for line in range(1, draw.randint(2, 5))
            if draw.random() < 0.8
        ]
        for i in range(n)
    }


@pytest.mark.parametrize("policy", ["balanced", "subtle", "random"])
def test_order_of_families_and_candidates_does_not_matter(policy: str) -> None:
    families = some_families()
    draw = random.Random(1)
    shuffled = {key: draw.sample(families[key], len(families[key])) for key in reversed(families)}
    assert select(families, 4, policy=policy, seed=3) == select(shuffled, 4, policy=policy, seed=3)


@pytest.mark.parametrize("policy", ["balanced", "subtle", "random"])
def test_another_seed_chooses_otherwise(policy: str) -> None:
    families = some_families()
    chosen = [select(families, 4, policy=policy, seed=seed) for seed in (0, 1)]
    assert chosen[0] != chosen[1]


def test_operators_come_out_even_at_every_density() -> None:
    """Every family has enough of each operator, so each prefix can be within one of even."""
    families = {f"k{i}": [distractor(op, line) for op in OPERATORS for line in (1, 2)] for i in range(10)}
    chosen = select(families, 4, policy="balanced", seed=0)
    for density in (1, 2, 3, 4):
        counts = Counter(d.candidate.bug_type for order in chosen.values() for d in order[:density])
        assert max(counts.values()) - min(counts[operator] for operator in OPERATORS) <= 1


def test_a_family_takes_different_operators_and_lines_where_it_can() -> None:
    pool = [distractor(op, line) for op in OPERATORS for line in (1, 2, 3, 4)]
    (chosen,) = select({"k": pool}, 4, policy="balanced", seed=0).values()
    assert {d.candidate.bug_type for d in chosen} == set(OPERATORS)
    assert sorted(lines(chosen)) == [1, 2, 3, 4]


def test_crashes_are_taken_only_to_fill_up() -> None:
    crash = ("ERROR:TypeError: no", "pass")
    pool = [distractor("wrong_operator", n) for n in (1, 2)]
    pool += [distractor("swap_arguments", n, outcomes=crash) for n in (1, 2, 3)]
    (chosen,) = select({"k": pool}, 4, policy="balanced", seed=0).values()
    assert [triviality(d) for d in chosen] == [0, 0, 1, 1]


def test_a_timeout_is_the_last_resort_even_beside_a_failed_assert() -> None:
    slow = distractor("off_by_one", 1, outcomes=("FAIL", "TIMEOUT"))
    crash = distractor("off_by_one", 2, outcomes=("ERROR:KeyError: 1", "pass"))
    (chosen,) = select({"k": [slow, crash]}, 1, policy="balanced", seed=0).values()
    assert chosen == [crash]


def test_a_slow_mutant_is_as_late_a_choice_as_one_that_times_out() -> None:
    slow = distractor("off_by_one", 1)
    slow = replace(slow, verdict=replace(slow.verdict, cpu_s=0.2))
    crash = distractor("off_by_one", 2, outcomes=("ERROR:KeyError: 1", "pass"))
    (chosen,) = select({"k": [slow, crash]}, 1, policy="balanced", seed=0).values()
    assert chosen == [crash]


def test_subtle_prefers_those_that_fail_the_fewest_tests() -> None:
    pool = [
        distractor("off_by_one", failing, outcomes=("FAIL",) * failing + ("pass",) * (5 - failing))
        for failing in (3, 1, 5, 2, 4)
    ]
    (chosen,) = select({"k": pool}, 3, policy="subtle", seed=0).values()
    assert [d.verdict.tests_failed for d in chosen] == [1, 2, 3]


def test_depth_zero_chooses_nothing() -> None:
    assert select(some_families(2), 0, policy="balanced", seed=0) == {"key0": [], "key1": []}
