"""A dataset folder as a source of tasks: the paper's release, or one of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from execretrieval.datasets import Dataset, QueryRow, read_dataset
from execretrieval.errors import InputError
from execretrieval.registry.docstrings import cut_docstrings
from execretrieval.registry.importers.result import Imported, collect
from execretrieval.registry.source import normal_code
from execretrieval.registry.task import Task
from execretrieval.registry.under_test import function_under_test


def import_execretrieval(folder: str | Path, *, domain: str | None = None) -> Imported:
    """Return a task for each query of a dataset folder: its text, its first correct snippet, its tests.

    Raises InputError for a folder that is no dataset.
    """
    dataset = read_dataset(folder)

    def candidates() -> Iterator[tuple[str, partial[Task]]]:
        for query in dataset.queries:
            known = query.metadata.get("task_id")
            task_id = known if isinstance(known, str) and known else f"execretrieval/{query.query_id}"
            yield task_id, partial(_task, task_id, dataset, query, domain)

    return collect(candidates())


def _task(task_id: str, dataset: Dataset, query: QueryRow, domain: str | None) -> Task:
    snippet = dataset.snippets.get(query.correct_corpus_ids[0])
    if snippet is None:
        raise InputError(f"{query.correct_corpus_ids[0]} is not in corpus.jsonl")
    if not query.test_suite:
        raise InputError("has no tests")
    code = normal_code(cut_docstrings(normal_code(snippet.code)))
    return Task(
        task_id=task_id,
        function_name=function_under_test(code, query.test_suite),
        query=query.query,
        domain=domain or re.sub(r"[^a-z0-9]+", "_", query.domain.lower()).strip("_") or "unknown",
        canonical=code,
        test_suite=query.test_suite,
        provenance={"source": "execretrieval", "id": query.query_id},
    )
