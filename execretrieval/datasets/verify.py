"""Whether a dataset folder is whole: hashes, counts, ids, references, labels."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from execretrieval.datasets.ids import code_sha256, corpus_id, query_id, tests_sha256
from execretrieval.datasets.model import Dataset, Json
from execretrieval.datasets.read import read_dataset, resolve_dataset
from execretrieval.errors import InputError
from execretrieval.schemas import read_json, readable

_COUNTED = {
    "corpus.jsonl": "corpus",
    "queries.jsonl": "queries",
    "distractor_metadata.jsonl": "distractors",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with a dataset: in which file, at which id, which rule it breaks, and how."""

    file: str
    id: str
    rule: str
    reason: str


def verify_dataset(folder: str | Path, dataset: Dataset | None = None) -> list[Finding]:
    """Return what is wrong with a dataset folder; nothing is run. `dataset` spares reading it again.

    Hashes and counts are checked where there is a manifest, and there ids must be hashes of content and
    files sorted by id. A row that cannot be read is a finding, too. Raises InputError if there is no dataset.
    """
    folder = resolve_dataset(folder)
    found: list[Finding] = []
    try:
        if (folder / "manifest.json").is_file():
            found += _against_manifest(folder, read_json(folder / "manifest.json", "manifest"))
        dataset = dataset or read_dataset(folder)
    except InputError as error:
        file = Path(error.path).name if error.path else ""
        at = "" if error.line is None else f"line {error.line}"
        reason = f"{error.pointer}: {error.reason}" if error.pointer else error.reason
        return [*found, Finding(file, at, "schema", reason)]
    found += _unique(dataset)
    found += _references(dataset)
    found += _verdicts(dataset)
    if dataset.manifest is not None:
        found += _content_ids(dataset)
        found += _counts(dataset, dataset.manifest["counts"])
        if not any(finding.rule == "reference" for finding in found):
            found += _complete(dataset)
    return found


def _against_manifest(folder: Path, manifest: Json) -> Iterator[Finding]:
    for name, digest in manifest["files"].items():
        path = folder / name
        with readable(path):
            data = path.read_bytes()
        if hashlib.sha256(data).hexdigest() != digest:
            yield Finding(name, "", "hash", "differs from the sha256 in manifest.json")
        rows, expected = data.count(b"\n"), manifest["counts"].get(_COUNTED.get(name))
        if expected is not None and rows != expected:
            yield Finding(name, "", "count", f"has {rows} rows where manifest.json says {expected}")


def _unique(dataset: Dataset) -> Iterator[Finding]:
    def twice(file: str, rule: str, values: Iterable[str]) -> Iterator[Finding]:
        for value, times in Counter(values).items():
            if times > 1:
                yield Finding(file, value[:60], rule, f"stands {times} times")

    yield from twice("corpus.jsonl", "unique-id", (row.corpus_id for row in dataset.corpus))
    yield from twice("queries.jsonl", "unique-id", (row.query_id for row in dataset.queries))
    yield from twice("queries.jsonl", "unique-query", (row.query for row in dataset.queries))
    distractors = (row.corpus_id for row in dataset.distractors if row.corpus_id)
    yield from twice("distractor_metadata.jsonl", "unique-id", distractors)
    pairs = (f"{row.code_sha256}/{row.tests_sha256}" for row in dataset.executions)
    yield from twice("execution_cache.jsonl", "unique-pair", pairs)


def _references(dataset: Dataset) -> Iterator[Finding]:
    queries = {row.query_id for row in dataset.queries}
    used: set[str] = set()
    for query in dataset.queries:
        for label, ids in (
            ("correct", query.correct_corpus_ids),
            ("incorrect", query.paired_distractor_corpus_ids),
        ):
            used.update(ids)
            for name in ids:
                snippet = dataset.snippets.get(name)
                if snippet is None:
                    reason = f"{name} is not in corpus.jsonl"
                    yield Finding("queries.jsonl", query.query_id, "reference", reason)
                elif snippet.label != label:
                    reason = f"{name} is listed as {label} and labelled {snippet.label}"
                    yield Finding("queries.jsonl", query.query_id, "label", reason)
    for snippet in dataset.corpus:
        if snippet.corpus_id not in used:
            yield Finding("corpus.jsonl", snippet.corpus_id, "reference", "belongs to no query")
    for row in dataset.distractors:
        for target in (row.corpus_id, row.canonical_corpus_id):
            if target and target not in dataset.snippets:
                reason = f"{target} is not in corpus.jsonl"
                yield Finding("distractor_metadata.jsonl", row.corpus_id, "reference", reason)
        if row.query_id is not None and row.query_id not in queries:
            reason = f"{row.query_id} is not in queries.jsonl"
            yield Finding("distractor_metadata.jsonl", row.corpus_id, "reference", reason)


def _verdicts(dataset: Dataset) -> Iterator[Finding]:
    for row in dataset.executions:
        passed = set(row.test_results) == {"pass"}
        if row.test_results and row.passes_all_tests != passed:
            reason = f"passes_all_tests is {row.passes_all_tests}, the outcomes say {passed}"
            yield Finding("execution_cache.jsonl", row.code_sha256, "verdict", reason)


def _content_ids(dataset: Dataset) -> Iterator[Finding]:
    for snippet in dataset.corpus:
        if snippet.corpus_id != corpus_id(snippet.code):
            yield Finding("corpus.jsonl", snippet.corpus_id, "content-id", "is not the hash of its code")
    for query in dataset.queries:
        if query.query_id != query_id(query.query):
            yield Finding("queries.jsonl", query.query_id, "content-id", "is not the hash of its text")
    for file, ids in (
        ("corpus.jsonl", [row.corpus_id for row in dataset.corpus]),
        ("queries.jsonl", [row.query_id for row in dataset.queries]),
        ("distractor_metadata.jsonl", [row.corpus_id for row in dataset.distractors]),
    ):
        if ids != sorted(ids):
            yield Finding(file, "", "order", "is not sorted by id")


def _counts(dataset: Dataset, counts: Json) -> Iterator[Finding]:
    """Yield the breakdowns of the manifest that the rows do not give; a foreign manifest may have none."""
    for key, values in (
        ("by_domain", (query.domain for query in dataset.queries)),
        ("by_bug_type", (str(row.bug_type) for row in dataset.distractors)),
        ("by_killed_by", (str(row.killed_by) for row in dataset.distractors)),
    ):
        if key in counts and counts[key] != (given := dict(sorted(Counter(values).items()))):
            yield Finding("manifest.json", key, "count", f"says {counts[key]} where the rows give {given}")


def _complete(dataset: Dataset) -> Iterator[Finding]:
    """Yield what every family of ours has and this one lacks: metadata and executions that fit the labels.

    Executions of what belongs to no family are findings, too.
    """
    known: set[tuple[str, str]] = set()
    for family in dataset.families:
        tests = tests_sha256(family.query.test_suite)
        for snippet in (*family.correct, *family.distractors):
            known.add((code_sha256(snippet.code), tests))
            execution = dataset.execution(snippet.code, family.query.test_suite)
            if execution is None:
                reason = f"no execution against the tests of {family.query.query_id}"
                yield Finding("execution_cache.jsonl", snippet.corpus_id, "missing", reason)
            elif execution.passes_all_tests != (snippet.label == "correct"):
                reason = f"is labelled {snippet.label}, and passes_all_tests is {execution.passes_all_tests}"
                yield Finding("execution_cache.jsonl", snippet.corpus_id, "verdict", reason)
        for snippet in family.distractors:
            row = dataset.distractors_by_id.get(snippet.corpus_id)
            if row is None:
                yield Finding("distractor_metadata.jsonl", snippet.corpus_id, "missing", "has no row")
            elif row.bug_type != snippet.bug_type:
                reason = f"bug_type is {row.bug_type} here and {snippet.bug_type} in corpus.jsonl"
                yield Finding("distractor_metadata.jsonl", snippet.corpus_id, "label", reason)
    for run in dataset.executions:
        if (run.code_sha256, run.tests_sha256) not in known:
            reason = "is of code and tests of no family"
            yield Finding("execution_cache.jsonl", run.code_sha256, "reference", reason)
