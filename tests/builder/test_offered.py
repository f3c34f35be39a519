"""Distractors that others wrote are held to the mutators' law, and go before the mutators' own."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from execretrieval.builder import Built, Execution, Offer, Settings, build_families, read_offers
from execretrieval.datasets import code_sha256
from execretrieval.errors import InputError
from execretrieval.mutators import apply, find_mutants
from execretrieval.registry import Task


def offer(task: Task, code: str, operator: str, name: str = "line 1", author: str = "m-1") -> Offer:
    return Offer(name, task.task_id, code_sha256(task.canonical), code, operator, author)


def mutated(task: Task, old: str, new: str) -> str:
    assert task.canonical.count(old) == 1
    return task.canonical.replace(old, new)


def built(tasks: list[Task], offers: list[Offer], density: int = 2, **settings: bool) -> Built:
    made = Settings(densities=(density,), offers=tuple(offers), **settings)
    return build_families(tasks, made, Execution(workers=2))


def reasons(result: Built) -> dict[str, str]:
    return {f.rule: f.reason for f in result.findings if f.what == "distractor"}


def test_an_offer_goes_before_every_mutant(tasks: list[Task]) -> None:
    one = tasks[0]
    # Killed by an exception: the mutators' own that are killed by an assert would otherwise come first.
    crash = mutated(one, "window = readings[-k:]", "window = readings[-k + 1:]")
    crash = mutated(one, "if not readings or k <= 0", "if k <= 0")
    result = built(tasks, [offer(one, crash, "remove_edge_case_check")])
    family = next(f for f in result.families if f.task.task_id == "one")
    assert family.distractors[0].candidate.code == crash
    assert family.distractors[0].candidate.author == "m-1"
    assert family.distractors[1].candidate.author is None
    (row,) = result.offered.rows()
    assert row == {
        "author": "m-1", "operator": "remove_edge_case_check", "offered": 1, "killed": 1, "survived": 0,
        "other-operator": 0, "not-a-mutant": 0, "repeated": 0, "no-such-task": 0,
    }  # fmt: skip


@pytest.mark.parametrize("policy", ["balanced", "subtle", "random"])
def test_whatever_the_policy(tasks: list[Task], policy: str) -> None:
    one = tasks[0]
    slow = mutated(one, "k <= 0", "k < 0")
    settings = Settings(
        densities=(1,), offers=(offer(one, slow, "off_by_one_boundary"),), policy=policy  # type: ignore[arg-type]
    )  # fmt: skip
    result = build_families(tasks, settings, Execution(workers=2))
    family = next(f for f in result.families if f.task.task_id == "one")
    assert [d.candidate.code for d in family.distractors] == [slow]


def test_layout_and_comments_of_the_author_do_not_count(tasks: list[Task]) -> None:
    one = tasks[0]
    restyled = mutated(one, "k <= 0:", "k<0 :  # a comment")
    result = built([one], [offer(one, restyled, "off_by_one_boundary")], density=1, mutators=False)
    (family,) = result.families
    assert [d.candidate.code for d in family.distractors] == [mutated(one, "k <= 0", "k < 0")]


def test_what_breaks_the_law_is_dropped_at_gate_two_with_the_reason(tasks: list[Task]) -> None:
    one = tasks[0]
    two_edits = mutated(one, "k <= 0", "k < 0").replace("return 0.0", "return 1.0")
    result = built(
        tasks,
        [
            offer(one, two_edits, "off_by_one_boundary", "line 1"),
            offer(one, mutated(one, "k <= 0", "k < 0"), "off_by_one", "line 2"),
        ],
    )
    assert reasons(result) == {
        "not-a-mutant": "line 1 is no single edit that one of the six operators makes",
        "other-operator": "line 2 is called off_by_one; off_by_one_boundary makes it",
    }
    assert all(f.gate == "semantics" for f in result.findings if f.what == "distractor")


@pytest.mark.parametrize(
    "code",
    [
        "def tail_mean(",
        "import os\nos.system('true')",
        "def tail_mean(readings, k):\n    return 0.0\n",
        "(" * 5000,
        "x = 1" + " + 1" * 100_000,
        "\x00",
        "def tail_mean(readings, k):\n    while True:\n        pass\n",
    ],
    ids=["syntax", "import", "another", "parentheses", "long", "nul", "endless"],
)
def test_hostile_code_is_never_run(tasks: list[Task], code: str) -> None:
    execution = Execution(workers=1)
    settings = Settings(densities=(1,), offers=(offer(tasks[0], code, "off_by_one"),), mutators=False)
    result = build_families([tasks[0]], settings, execution)
    assert set(reasons(result)) == {"not-a-mutant"}
    assert execution.executed == 2  # the canonical, twice
    assert result.families == []


def test_offers_to_other_texts_and_other_tasks(tasks: list[Task]) -> None:
    code = mutated(tasks[0], "k <= 0", "k < 0")
    stale = replace(offer(tasks[0], code, "off_by_one_boundary"), canonical_sha256="0" * 64)
    lost = replace(stale, task_id="nobody")
    result = built(tasks, [stale, lost])
    assert reasons(result) == {
        "not-a-mutant": "line 1 was written for another text of the canonical",
        "no-such-task": "line 1 is for 'nobody', and there is no such task",
    }


def test_every_mutant_offered_is_the_same_as_no_offer(tasks: list[Task]) -> None:
    """The operators' own mutants, offered, give the families that the mutators give."""
    offers = [
        offer(task, apply(task.canonical, mutant), mutant.operator, mutant.id)
        for task in tasks
        for mutant in find_mutants(task.canonical)
    ]
    alone = built(tasks, offers[::-1], mutators=False)
    plain = built(tasks, [])
    assert [[d.candidate.code for d in f.distractors] for f in alone.families] == [
        [d.candidate.code for d in f.distractors] for f in plain.families
    ]


def test_rows_are_checked_and_named(tmp_path: Path) -> None:
    row = {"task_id": "one", "code": "x", "operator": "off_by_one", "provenance": {"source": "file"}}
    path = tmp_path / "offers.jsonl"
    path.write_text(json.dumps(row) + "\n")
    assert read_offers(path) == [Offer("line 1 of offers.jsonl", "one", None, "x", "off_by_one", "file")]
    path.write_text(json.dumps({**row, "operator": "wrong_semantics"}) + "\n")
    with pytest.raises(InputError, match=r"offers\.jsonl:1: /operator: must be one of off_by_one"):
        read_offers(path)
