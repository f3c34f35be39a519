"""From tasks to families: equal bytes however it is run, nothing run twice, every drop explained."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from execretrieval.builder import Built, Execution, Settings, build_families, validate, write_built
from execretrieval.datasets import read_dataset
from execretrieval.mutators import apply
from execretrieval.registry import Task, write_rows
from execretrieval.runner import VerdictCache


def written(folder: Path) -> dict[str, bytes]:
    """Return the bytes of every file that equal builds must share."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "provenance.json"
    }


def build(
    tasks: Sequence[Task], output: Path, settings: Settings | None = None, *, workers: int = 2
) -> tuple[Built, Execution]:
    settings = settings or Settings()
    execution = Execution(workers=workers)
    built = build_families(tasks, settings, execution)
    write_built(built, settings, execution, output)
    return built, execution


def test_a_build_passes_its_own_gates_and_stands_as_recorded(tasks: list[Task], tmp_path: Path) -> None:
    built, _ = build(tasks, tmp_path / "d")
    assert [len(family.distractors) for family in built.families] == [4, 4, 4]
    dataset, findings = validate(tmp_path / "d", Execution(workers=2))
    assert findings == []
    assert dataset is not None
    code = {row.corpus_id: row.code for row in dataset.corpus}
    outcomes = {row.code_sha256: row for row in dataset.executions}
    assert len(code) == 15 == len(outcomes)
    for row in dataset.distractors:
        (edit,) = row.edits
        canonical = code[str(row.canonical_corpus_id)]
        assert (
            canonical[: edit["start"]] + edit["replacement"] + canonical[edit["end"] :] == code[row.corpus_id]
        )
        assert row.bug_type == edit["operator"]


def test_workers_and_order_of_tasks_do_not_change_a_byte(tasks: list[Task], tmp_path: Path) -> None:
    build(tasks, tmp_path / "a", workers=1)
    shuffled = random.Random(5).sample(tasks, 3)
    build(shuffled, tmp_path / "b", workers=2)
    assert written(tmp_path / "a") == written(tmp_path / "b")


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_hash_seed_does_not_change_a_byte(tasks: list[Task], tmp_path: Path, hash_seed: str) -> None:
    build(tasks, tmp_path / "a")
    write_rows(tasks, tmp_path / "tasks.jsonl")
    command = [sys.executable, "-m", "execretrieval", "build", "tasks.jsonl", "-o", "b", "--cache", "cache"]
    subprocess.run(command, cwd=tmp_path, env={"PYTHONHASHSEED": hash_seed}, check=True, capture_output=True)
    assert written(tmp_path / "a") == written(tmp_path / "b")


CRASH = """
import os, signal, sys
from pathlib import Path
from execretrieval.builder import Execution, Settings, build_families
from execretrieval.registry import load_tasks
from execretrieval.runner import VerdictCache

left = int(sys.argv[1])
def report(stage, done, total):
    global left
    left -= done > 0
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

with VerdictCache("cache.sqlite") as cache:
    build_families(load_tasks(["tasks.jsonl"]), Settings(), Execution(workers=2, cache=cache, report=report))
"""


@pytest.mark.parametrize("verdicts", [1, 20, 40])
def test_a_killed_build_goes_on_without_running_anything_twice(
    tasks: list[Task], tmp_path: Path, verdicts: int
) -> None:
    _, whole = build(tasks, tmp_path / "a")
    write_rows(tasks, tmp_path / "tasks.jsonl")
    killed = subprocess.run([sys.executable, "-c", CRASH, str(verdicts)], cwd=tmp_path, check=False)
    assert killed.returncode == -9
    with VerdictCache(tmp_path / "cache.sqlite") as cache:
        execution = Execution(workers=2, cache=cache)
        built = build_families(tasks, Settings(), execution)
    write_built(built, Settings(), execution, tmp_path / "b")
    assert written(tmp_path / "a") == written(tmp_path / "b")
    # What the killed build had reported is in the cache: it is not run again.
    assert execution.cached >= verdicts
    assert execution.executed + execution.cached == whole.executed
    with VerdictCache(tmp_path / "cache.sqlite") as cache:
        again = Execution(workers=2, cache=cache)
        build_families(tasks, Settings(), again)
    assert again.executed == 0


def test_densities_nest(tasks: list[Task], tmp_path: Path) -> None:
    build(tasks, tmp_path / "d", Settings(densities=(0, 1, 2, 4)))
    paired = []
    for density in (0, 1, 2, 4):
        dataset = read_dataset(tmp_path / "d" / f"density-{density}")
        paired.append({q.query_id: set(q.paired_distractor_corpus_ids) for q in dataset.queries})
        assert all(len(ids) == density for ids in paired[-1].values())
    for fewer, more in itertools.pairwise(paired):
        assert all(fewer[query] < more[query] for query in more)


def test_stacks_are_several_edits_of_one_function(tasks: list[Task], tmp_path: Path) -> None:
    settings = Settings(stack=2)
    build(tasks, tmp_path / "d", settings)
    dataset, findings = validate(tmp_path / "d", Execution(workers=2))
    assert findings == []
    assert dataset is not None
    for row in dataset.distractors:
        first, second = row.edits
        assert first["end"] <= second["start"]
        assert first["function"] == second["function"]
        same = first["operator"] == second["operator"]
        assert row.bug_type == (first["operator"] if same else "stacked")


def test_only_the_operators_asked_for(tasks: list[Task], tmp_path: Path) -> None:
    settings = Settings(densities=(2,), operators=("wrong_comparison",), allow_short=True)
    built, _ = build(tasks, tmp_path / "d", settings)
    operators = {d.candidate.bug_type for family in built.families for d in family.distractors}
    assert operators == {"wrong_comparison"}


def test_every_drop_has_its_gate_and_rule(tasks: list[Task], tmp_path: Path) -> None:
    bad = [
        replace(tasks[0], task_id="blank", query=" "),
        replace(tasks[0], task_id="broken", query="Broken", canonical="def tail_mean(:"),
        replace(tasks[0], task_id="wrong", query="Wrong", canonical="def tail_mean(a, b): return 1\n"),
        replace(tasks[0], task_id="again", query="The same in other words"),
        Task(
            "few", "f", "Nothing to mutate here", "collections", "def f(a): return a\n", ("assert f(1) == 1",)
        ),
    ]
    built, _ = build([*tasks, *bad], tmp_path / "d")
    found = {(f.task, f.gate, f.rule) for f in built.findings}
    again = {("again", "integrity", "duplicate-code"), ("one", "integrity", "duplicate-code")}
    assert found - again == {
        ("blank", "schema", "invalid-row"),
        ("broken", "semantics", "canonical-syntax"),
        ("wrong", "canonical", "canonical-fails"),
        ("few", "distractors", "too-few-distractors"),
    }
    assert len(found & again) == 1
    manifest = json.loads((tmp_path / "d" / "manifest.json").read_text())
    assert sum(row["n"] for row in manifest["counts"]["dropped"]) == 5


def test_a_distractor_that_solves_another_task_is_refused(tmp_path: Path) -> None:
    """`largest` and `smallest` share the name `pick`: a wrong comparison of one is the other."""
    code = "def pick(a, b):\n    if a {} b:\n        return a\n    return b\n"
    larger = Task(
        "larger",
        "pick",
        "The larger of two",
        "collections",
        code.format(">"),
        ("assert pick(1, 2) == 2", "assert pick(2, 1) == 2"),
    )
    smaller = Task(
        "smaller",
        "pick",
        "The smaller of two",
        "collections",
        code.format("<"),
        ("assert pick(1, 2) == 1", "assert pick(2, 1) == 1"),
    )
    built, _ = build([larger, smaller], tmp_path / "d", Settings(densities=(1,), allow_short=True))
    assert {family.task.task_id for family in built.families} == {"larger", "smaller"}
    refused = [f for f in built.findings if f.rule == "passes-anothers-tests"]
    assert refused
    assert all(finding.what == "distractor" for finding in refused)
    for family in built.families:
        for distractor in family.distractors:
            assert ">" not in distractor.candidate.code if family.task is smaller else True
            assert apply(family.task.canonical, distractor.candidate.edits[0]) == distractor.candidate.code
    _, findings = validate(tmp_path / "d", Execution(workers=2))
    assert findings == []


def rewritten(folder: Path, name: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the rows of a file and let the manifest say so: only the content is then wrong."""
    path = folder / f"{name}.jsonl"
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    for row in rows:
        change(row)
    path.write_text(
        "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows)
    )
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["files"][path.name] = hashlib.sha256(path.read_bytes()).hexdigest()
    (folder / "manifest.json").write_text(json.dumps(manifest))


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("distractor_metadata", {"killed_by": "signal"}),
        ("distractor_metadata", {"tests_failed": 99}),
        ("distractor_metadata", {"tests_total": 99}),
        ("distractor_metadata", {"bug_type": "stacked"}),
    ],
)
def test_validate_holds_what_rows_say_against_what_is_seen(
    tasks: list[Task], tmp_path: Path, name: str, changed: dict[str, Any]
) -> None:
    build(tasks[:1], tmp_path / "d", Settings(densities=(1,)))
    rewritten(tmp_path / "d", name, lambda row: row.update(changed))
    _, findings = validate(tmp_path / "d", Execution(workers=2))
    assert {(f.gate, f.rule) for f in findings} >= {("distractors", "other-verdict")}
    assert any(next(iter(changed)) in finding.reason for finding in findings)


def test_validate_runs_all_that_is_called_correct(tasks: list[Task], tmp_path: Path) -> None:
    build(tasks[:1], tmp_path / "d", Settings(densities=(1,)))
    bad = read_dataset(tmp_path / "d").queries[0].paired_distractor_corpus_ids[0]

    def promote(row: dict[str, Any]) -> None:
        row["correct_corpus_ids"].append(bad)

    rewritten(tmp_path / "d", "queries", promote)
    _, findings = validate(tmp_path / "d", Execution(workers=2))
    assert ("canonical", "canonical-fails") in {(f.gate, f.rule) for f in findings}


def test_validate_names_edits_that_do_not_go_together(tasks: list[Task], tmp_path: Path) -> None:
    build(tasks[:1], tmp_path / "d", Settings(densities=(1,)))
    rewritten(tmp_path / "d", "distractor_metadata", lambda row: row["edits"].append(row["edits"][0]))
    _, findings = validate(tmp_path / "d", Execution(workers=2))
    assert ("semantics", "edits-differ") in {(f.gate, f.rule) for f in findings}
