"""Rows of the four files to and from their dataclasses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from execretrieval.datasets.model import CorpusRow, DistractorRow, ExecutionRow, Json, QueryRow
from execretrieval.schemas import is_valid

_DISTRACTOR_KEYS = (
    "corpus_id",
    "canonical_corpus_id",
    "query_id",
    "edits",
    "bug_type",
    "killed_by",
    "tests_failed",
    "tests_total",
    "cpu_limit_s",
)


def corpus_to_json(row: CorpusRow) -> dict[str, Any]:
    """Return the row of `corpus.jsonl`; `bug_type` stands on distractors alone."""
    bug = {} if row.bug_type is None else {"bug_type": row.bug_type}
    return {
        "corpus_id": row.corpus_id,
        "code": row.code,
        "label": row.label,
        **bug,
        "source_entry_id": row.source_entry_id,
    }


def corpus_from_json(row: Json) -> CorpusRow:
    """Return a snippet; a `bug_type` that is absent, null or empty is None."""
    return CorpusRow(
        corpus_id=row["corpus_id"],
        code=row["code"],
        label=row["label"],
        source_entry_id=row.get("source_entry_id") or "",
        bug_type=row.get("bug_type") or None,
    )


def query_to_json(row: QueryRow) -> dict[str, Any]:
    """Return the row of `queries.jsonl`."""
    return {
        "query_id": row.query_id,
        "query": row.query,
        "test_suite": list(row.test_suite),
        "correct_corpus_ids": list(row.correct_corpus_ids),
        "paired_distractor_corpus_ids": list(row.paired_distractor_corpus_ids),
        "entry_id": row.entry_id,
        "metadata": _ordered(row.metadata),
    }


def query_from_json(row: Json) -> QueryRow:
    """Return a query; what may be missing in a foreign row is empty."""
    return QueryRow(
        query_id=row["query_id"],
        query=row["query"],
        test_suite=tuple(row["test_suite"]),
        correct_corpus_ids=tuple(row["correct_corpus_ids"]),
        paired_distractor_corpus_ids=tuple(row.get("paired_distractor_corpus_ids") or ()),
        entry_id=row.get("entry_id") or "",
        metadata=row.get("metadata") or {},
    )


def distractor_to_json(row: DistractorRow) -> dict[str, Any]:
    """Return the row of `distractor_metadata.jsonl`, its `extra` keys last."""
    known: dict[str, Any] = {key: getattr(row, key) for key in _DISTRACTOR_KEYS}
    known["edits"] = [_ordered(edit) for edit in row.edits]
    return {**known, **_ordered(row.extra)}


def distractor_from_json(row: Json) -> DistractorRow:
    """Return a row of our own `distractor_metadata.jsonl`."""
    return DistractorRow(**{key: row[key] for key in _DISTRACTOR_KEYS} | {"edits": tuple(row["edits"])})


def foreign_distractor_from_json(row: Json) -> DistractorRow:
    """Return a row of a folder without our manifest.

    One that keeps to our schema is read as ours. Of another, text under our names is taken over, and all else
    kept in `extra`.
    """
    if is_valid(row, "distractor_metadata"):
        return distractor_from_json(row)
    names = ("corpus_id", "canonical_corpus_id", "query_id", "bug_type")
    taken = {name: row[name] for name in names if isinstance(row.get(name), str) and row[name]}
    return DistractorRow(
        corpus_id=taken.get("corpus_id", ""),
        canonical_corpus_id=taken.get("canonical_corpus_id"),
        query_id=taken.get("query_id"),
        edits=(),
        bug_type=taken.get("bug_type"),
        killed_by=None,
        tests_failed=None,
        tests_total=None,
        cpu_limit_s=None,
        extra={key: value for key, value in row.items() if key not in taken},
    )


def execution_to_json(row: ExecutionRow) -> dict[str, Any]:
    """Return the row of `execution_cache.jsonl`."""
    return {
        "code_sha256": row.code_sha256,
        "tests_sha256": row.tests_sha256,
        "test_results": list(row.test_results),
        "passes_all_tests": row.passes_all_tests,
    }


def execution_from_json(row: Json) -> ExecutionRow:
    """Return a row of our own `execution_cache.jsonl`."""
    return ExecutionRow(
        row["code_sha256"], row["tests_sha256"], tuple(row["test_results"]), row["passes_all_tests"]
    )


def foreign_execution_from_json(row: Json) -> ExecutionRow | None:
    """Return a foreign row, or None where it lacks a hash or says neither outcomes nor a verdict."""
    code, tests = row.get("code_sha256"), row.get("tests_sha256")
    results, passes = row.get("test_results"), row.get("passes_all_tests")
    if not (isinstance(code, str) and isinstance(tests, str)):
        return None
    outcomes = tuple(map(str, results)) if isinstance(results, list) else ()
    if isinstance(passes, bool):
        return ExecutionRow(code, tests, outcomes, passes)
    return ExecutionRow(code, tests, outcomes, set(outcomes) == {"pass"}) if outcomes else None


def _ordered(value: Any) -> Any:
    """Return a JSON value with the keys of every object sorted."""
    if isinstance(value, Mapping):
        return {key: _ordered(value[key]) for key in sorted(value)}
    if isinstance(value, (list, tuple)):
        return [_ordered(item) for item in value]
    return value
