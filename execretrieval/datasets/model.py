"""The rows of a dataset's four files, and the dataset."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from execretrieval.errors import InputError

Json = Mapping[str, Any]

_ENTRY = re.compile(r"exec_(.+)_[0-9a-f]+")


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
    """One query of `queries.jsonl`.

    The relevant item of nDCG is the first of `correct_corpus_ids`; without tests, all of them are.
    """

    query_id: str
    query: str
    test_suite: tuple[str, ...]
    correct_corpus_ids: tuple[str, ...]
    paired_distractor_corpus_ids: tuple[str, ...]
    entry_id: str
    metadata: Json

    @property
    def domain(self) -> str:
        """The domain: of the metadata, else of an entry id `exec_<domain>_<n>`, else `unknown`."""
        named = self.metadata.get("domain")
        if isinstance(named, str) and named:
            return named
        found = _ENTRY.fullmatch(self.entry_id)
        return found[1] if found else "unknown"


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
class Family:
    """A query, its correct snippets (the canonical first) and its distractors, in the order of the row."""

    query: QueryRow
    correct: tuple[CorpusRow, ...]
    distractors: tuple[CorpusRow, ...]


@dataclass(frozen=True)
class Dataset:
    """A dataset folder, read.

    `manifest` is None on a folder without one (the paper's). `notes` says what of such a folder could not be
    used, one sentence each. The look-up tables are made when first asked for.
    """

    path: Path | None
    corpus: tuple[CorpusRow, ...]
    queries: tuple[QueryRow, ...]
    distractors: tuple[DistractorRow, ...]
    executions: tuple[ExecutionRow, ...]
    manifest: Json | None
    notes: tuple[str, ...] = ()

    @cached_property
    def snippets(self) -> Mapping[str, CorpusRow]:
        """The corpus by id."""
        return {row.corpus_id: row for row in self.corpus}

    @cached_property
    def positions(self) -> Mapping[str, int]:
        """The index into `corpus` of each id."""
        return {row.corpus_id: index for index, row in enumerate(self.corpus)}

    @cached_property
    def distractors_by_id(self) -> Mapping[str, DistractorRow]:
        """The distractor rows by corpus id."""
        return {row.corpus_id: row for row in self.distractors}

    @cached_property
    def families(self) -> tuple[Family, ...]:
        """One family for each query, in the order of `queries`; InputError if an id is not in the corpus."""
        return tuple(self._family(query) for query in self.queries)

    @cached_property
    def _outcomes(self) -> Mapping[tuple[str, str], ExecutionRow]:
        return {(row.code_sha256, row.tests_sha256): row for row in self.executions}

    def execution(self, code: str, tests: tuple[str, ...]) -> ExecutionRow | None:
        """Return the recorded execution of a snippet against a suite, or None if the pair was never run."""
        from execretrieval.datasets.ids import code_sha256, tests_sha256  # searches need no OpenSSL

        return self._outcomes.get((code_sha256(code), tests_sha256(tests)))

    def members(self, query: QueryRow) -> tuple[list[int], list[int]]:
        """Return indices into `corpus`: the correct snippets and the distractors of a query.

        Raises `InputError` for an id that is not in the corpus.
        """
        try:
            # By position, which every ranking needs anyway: a second table of a million ids would cost 40 MB.
            return (
                [self.positions[name] for name in query.correct_corpus_ids],
                [self.positions[name] for name in query.paired_distractor_corpus_ids],
            )
        except KeyError as error:
            path = self.path / "queries.jsonl" if self.path else None
            raise InputError(
                f"query {query.query_id}: {error.args[0]} is not in the corpus", path=path
            ) from None

    def _family(self, query: QueryRow) -> Family:
        correct, distractors = (tuple(self.corpus[n] for n in part) for part in self.members(query))
        return Family(query, correct, distractors)
