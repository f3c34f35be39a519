from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from execretrieval.datasets import Dataset, verify_dataset, write_dataset


def rules(folder: Path) -> set[tuple[str, str]]:
    return {(finding.file, finding.rule) for finding in verify_dataset(folder)}


def test_a_changed_byte_is_found(written: Dataset) -> None:
    assert written.path is not None
    path = written.path / "queries.jsonl"
    path.write_bytes(path.read_bytes().replace(b"Keep", b"Hold"))
    assert rules(written.path) == {("queries.jsonl", "hash"), ("queries.jsonl", "content-id")}


def test_a_missing_row_is_found(written: Dataset) -> None:
    assert written.path is not None
    path = written.path / "corpus.jsonl"
    path.write_bytes(path.read_bytes().partition(b"\n")[2])
    assert {("corpus.jsonl", "hash"), ("corpus.jsonl", "count"), ("queries.jsonl", "reference")} <= rules(
        written.path
    )


def test_a_row_that_cannot_be_read_is_found(written: Dataset) -> None:
    assert written.path is not None
    path = written.path / "corpus.jsonl"
    path.write_bytes(b"{}\n" + path.read_bytes())
    last = verify_dataset(written.path)[-1]
    assert (last.file, last.id, last.rule) == ("corpus.jsonl", "line 1", "schema")
    assert last.reason == "/corpus_id: is missing"


def test_a_missing_file_is_found(written: Dataset) -> None:
    assert written.path is not None
    (written.path / "execution_cache.jsonl").unlink()
    [finding] = verify_dataset(written.path)
    assert (finding.file, finding.rule, finding.reason) == ("execution_cache.jsonl", "schema", "no such file")


Change = Callable[[Dataset], Dataset]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda d: replace(d, corpus=(*d.corpus, d.corpus[0])), {("corpus.jsonl", "unique-id")}),
        (
            lambda d: replace(d, queries=(*d.queries, d.queries[0])),
            {("queries.jsonl", "unique-id"), ("queries.jsonl", "unique-query")},
        ),
        (
            lambda d: replace(d, distractors=d.distractors * 2),
            {("distractor_metadata.jsonl", "unique-id")},
        ),
        (
            lambda d: replace(d, executions=(*d.executions, d.executions[0])),
            {("execution_cache.jsonl", "unique-pair")},
        ),
        (lambda d: replace(d, queries=d.queries[:1]), {("corpus.jsonl", "reference")}),
        (lambda d: replace(d, distractors=()), {("distractor_metadata.jsonl", "missing")}),
        (lambda d: replace(d, executions=d.executions[:2]), {("execution_cache.jsonl", "missing")}),
        (
            lambda d: replace(d, distractors=(replace(d.distractors[0], query_id="q_" + "0" * 12),)),
            {("distractor_metadata.jsonl", "reference")},
        ),
        (
            lambda d: replace(d, distractors=(replace(d.distractors[0], bug_type="off_by_one"),)),
            {("distractor_metadata.jsonl", "label")},
        ),
        (
            lambda d: replace(d, corpus=(replace(d.corpus[0], code="x"), *d.corpus[1:])),
            {
                ("corpus.jsonl", "content-id"),
                ("execution_cache.jsonl", "missing"),
                ("execution_cache.jsonl", "reference"),
            },
        ),
        (
            lambda d: replace(
                d, executions=(replace(d.executions[0], passes_all_tests=False), *d.executions[1:])
            ),
            {("execution_cache.jsonl", "verdict")},
        ),
        (
            lambda d: replace(
                d,
                queries=(
                    replace(d.queries[0], paired_distractor_corpus_ids=d.queries[0].correct_corpus_ids),
                    d.queries[1],
                ),
            ),
            {("queries.jsonl", "label"), ("corpus.jsonl", "reference")},
        ),
    ],
)
def test_each_fault_is_found_and_no_other(
    dataset: Dataset, tmp_path: Path, change: Change, expected: set[tuple[str, str]]
) -> None:
    changed = change(dataset)
    counts = {
        "corpus": len(changed.corpus),
        "queries": len(changed.queries),
        "distractors": len(changed.distractors),
    }
    changed = replace(changed, manifest={**(dataset.manifest or {}), "counts": counts})
    write_dataset(tmp_path / "out", changed, {})
    assert rules(tmp_path / "out") == expected


@pytest.mark.parametrize(
    ("key", "right"),
    [
        ("by_domain", {"geometry": 2}),
        ("by_bug_type", {"swap_arguments": 1}),
        ("by_killed_by", {"assert": 1}),
    ],
)
def test_breakdowns_of_the_manifest_are_held_against_the_rows(
    dataset: Dataset, tmp_path: Path, key: str, right: dict[str, int]
) -> None:
    manifest = dataset.manifest or {}
    for name, told, expected in (
        ("right", right, set()),
        ("wrong", {next(iter(right)): 3}, {("manifest.json", "count")}),
    ):
        counts = {**manifest["counts"], key: told}
        write_dataset(tmp_path / name, replace(dataset, manifest={**manifest, "counts": counts}), {})
        assert rules(tmp_path / name) == expected


def test_files_out_of_order_are_found(written: Dataset) -> None:
    assert written.path is not None
    path = written.path / "corpus.jsonl"
    path.write_bytes(b"".join(reversed(path.read_bytes().splitlines(keepends=True))))
    assert ("corpus.jsonl", "order") in rules(written.path)


def test_the_papers_files_need_no_hashes(release: Any) -> None:
    assert verify_dataset(release()) == []


def test_faults_of_the_papers_files_are_found(release: Any) -> None:
    folder = release(
        corpus=[
            {"corpus_id": "c_0001", "code": "x", "label": "incorrect"},
            {"corpus_id": "c_0001", "code": "y", "label": "incorrect"},
        ],
        distractor_metadata=[{"corpus_id": "c_7", "query_id": "q_7"}],
        execution_cache=[
            {"code_sha256": "a", "tests_sha256": "b", "test_results": ["FAIL"], "passes_all_tests": True}
        ],
    )
    assert rules(folder) == {
        ("corpus.jsonl", "unique-id"),
        ("queries.jsonl", "label"),
        ("queries.jsonl", "reference"),
        ("distractor_metadata.jsonl", "reference"),
        ("execution_cache.jsonl", "verdict"),
    }


def test_a_manifest_that_is_no_json_is_found(written: Dataset) -> None:
    assert written.path is not None
    (written.path / "manifest.json").write_text(json.dumps({"format": 1})[:-1])
    [finding] = verify_dataset(written.path)
    assert (finding.file, finding.rule, finding.reason) == (
        "manifest.json",
        "schema",
        "JSON that ends too early",
    )
