"""The dataset that ships is what the bundled tasks give, byte for byte."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

from execretrieval.builder import Execution, Settings, build_families, write_built
from execretrieval.datasets import Dataset, core_path, read_dataset, verify_dataset
from execretrieval.registry import load_bundled

FILES = ("corpus", "queries", "distractor_metadata", "execution_cache")


def without_messages(dataset: Dataset) -> tuple[object, ...]:
    """Return what two minor versions of Python agree on: their error messages differ."""
    executions = [
        replace(row, test_results=tuple(outcome.partition(":")[0] for outcome in row.test_results))
        for row in dataset.executions
    ]
    return dataset.corpus, dataset.queries, dataset.distractors, executions


def test_core_is_rebuilt_from_the_bundled_tasks(tmp_path: Path) -> None:
    settings = Settings()
    execution = Execution(workers=os.cpu_count() or 1, trusted=True)
    built = build_families(load_bundled(), settings, execution)
    (folder,) = write_built(built, settings, execution, tmp_path / "core")
    shipped = read_dataset(core_path())
    assert shipped.manifest is not None
    if shipped.manifest["python"] == f"{sys.version_info.major}.{sys.version_info.minor}":
        for name in (*(f"{file}.jsonl" for file in FILES), "manifest.json"):
            assert (folder / name).read_bytes() == (core_path() / name).read_bytes(), name
    else:
        assert without_messages(read_dataset(folder)) == without_messages(shipped)


def test_core_is_whole() -> None:
    assert verify_dataset(core_path()) == []
