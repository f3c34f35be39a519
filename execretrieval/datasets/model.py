"""The rows of a dataset's four files, and the dataset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class CorpusRow:
    """One snippet of `corpus.jsonl`; `bug_type` is None (absent in the file) on canonicals."""

    corpus_id: str
    code: str
    label: Literal["correct", "incorrect"]
    source_entry_id: str
    bug_type: str | None = None


@dataclass(frozen=True, slots=True)
class QueryRow:
    """One query of `queries.jsonl`. The relevant item of nDCG is the first of `correct_corpus_ids`."""

    query_id: str
    query: str
    test_suite: tuple[str, ...]
    correct_corpus_ids: tuple[str, ...]
    paired_distractor_corpus_ids: tuple[str, ...]
    entry_id: str
    metadata: Json


@dataclass(frozen=True, slots=True)
class DistractorRow:
    """One row of `distractor_metadata.jsonl`.

    Each edit is a mapping with operator, rule, start, end, line, column, original, replacement, edit_span.
    Of the paper's own files only `corpus_id` is sure to be there: what a foreign row lacks is None or
    empty, and what we do not know stands in `extra`, kept as it was.
    """

    corpus_id: str
    canonical_corpus_id: str | None
    query_id: str | None
    edits: tuple[Json, ...]
    bug_type: str | None
    killed_by: str | None
    tests_failed: int | None
    tests_total: int | None
    cpu_limit_s: float | None
    extra: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ExecutionRow:
    """One row of `execution_cache.jsonl`; the hashes are hex sha256."""

    code_sha256: str
    tests_sha256: str
    test_results: tuple[str, ...]
    passes_all_tests: bool


@dataclass(frozen=True, slots=True)
class Dataset:
    """A dataset folder, read. `manifest` is None on a folder without one (the paper's)."""

    path: Path | None
    corpus: tuple[CorpusRow, ...]
    queries: tuple[QueryRow, ...]
    distractors: tuple[DistractorRow, ...]
    executions: tuple[ExecutionRow, ...]
    manifest: Json | None
