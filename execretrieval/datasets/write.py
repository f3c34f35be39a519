"""Writing a dataset folder."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from execretrieval.datasets import convert
from execretrieval.datasets.atomic import new_folder, write_synced
from execretrieval.datasets.model import CorpusRow, Dataset, DistractorRow, ExecutionRow, Json, QueryRow
from execretrieval.schemas import check

Row = TypeVar("Row", CorpusRow, QueryRow, DistractorRow, ExecutionRow)


def write_dataset(folder: str | Path, dataset: Dataset, provenance: Json) -> Dataset:
    """Write a dataset folder, whole or not at all, and return what it holds.

    Rows are sorted by id and written as compact UTF-8 JSON with LF line ends, so equal content gives equal
    bytes. The hashes of the files are added to the manifest; `provenance` is not hashed. Every row is checked
    against its schema. Raises OutputError if the folder is not empty or cannot be written, InputError for a
    row that breaks a schema.
    """
    made = replace(
        dataset,
        path=Path(folder),
        corpus=_sorted(dataset.corpus, "corpus_id"),
        queries=_sorted(dataset.queries, "query_id"),
        distractors=_sorted(dataset.distractors, "corpus_id", "query_id"),
        executions=_sorted(dataset.executions, "code_sha256", "tests_sha256"),
    )
    texts = {
        "corpus": _lines("corpus", made.corpus, convert.corpus_to_json),
        "queries": _lines("queries", made.queries, convert.query_to_json),
        "distractor_metadata": _lines("distractor_metadata", made.distractors, convert.distractor_to_json),
        "execution_cache": _lines("execution_cache", made.executions, convert.execution_to_json),
    }
    files = {f"{name}.jsonl": hashlib.sha256(text).hexdigest() for name, text in texts.items()}
    manifest = {**(dataset.manifest or {}), "files": files}
    check(manifest, "manifest", path="manifest.json")
    check(dict(provenance), "provenance", path="provenance.json")
    with new_folder(folder) as partial:
        for name, text in texts.items():
            write_synced(partial / f"{name}.jsonl", text)
        write_synced(partial / "manifest.json", _document(manifest))
        write_synced(partial / "provenance.json", _document(provenance))
    return replace(made, manifest=manifest)


def _sorted(rows: Iterable[Row], *keys: str) -> tuple[Row, ...]:
    return tuple(sorted(rows, key=lambda row: [getattr(row, key) or "" for key in keys]))


def _lines(name: str, rows: Iterable[Row], to_json: Callable[[Row], dict[str, Any]]) -> bytes:
    written: list[bytes] = []
    for line, row in enumerate(map(to_json, rows), 1):
        check(row, name, path=f"{name}.jsonl", line=line)
        text = json.dumps(row, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        written.append(text.encode("utf-8") + b"\n")
    return b"".join(written)


def _document(value: Mapping[str, Any]) -> bytes:
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, indent=2, sort_keys=True)
    return text.encode("utf-8") + b"\n"
