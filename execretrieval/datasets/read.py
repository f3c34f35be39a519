"""Reading a dataset folder, ours or one in the paper's format."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from execretrieval.datasets import convert
from execretrieval.datasets.model import Dataset, ExecutionRow
from execretrieval.errors import InputError
from execretrieval.schemas import read_json, read_jsonl

CORE = "core"


def core_path() -> Path:
    """Return the folder of the dataset that ships with the package."""
    return Path(str(resources.files("execretrieval.datasets") / "core"))


def resolve_dataset(name_or_path: str | Path) -> Path:
    """Return the folder of a dataset given by path, or by the name `core` for the one in the package.

    A `Path`, or `./core`, always means a folder. Where the files stand in a folder `data` below the one
    named, as in the paper's release, that is meant.
    Raises InputError if there is no `corpus.jsonl` in it.
    """
    folder = core_path() if name_or_path == CORE else Path(name_or_path)
    if not folder.is_dir():
        reason = "is a file, not a dataset folder" if folder.exists() else "no such folder"
        raise InputError(reason, path=folder)
    for candidate in (folder, folder / "data"):
        if (candidate / "corpus.jsonl").is_file():
            return candidate
    below = sorted(path.parent.name for path in folder.glob("*/corpus.jsonl"))
    hint = f"; did you mean {folder / below[0]}?" if below else ""
    raise InputError(f"is no dataset folder: it has no corpus.jsonl{hint}", path=folder)


def read_dataset(folder: str | Path, *, strict: bool | None = None) -> Dataset:
    """Read a dataset; `folder` as in `resolve_dataset`.

    A strict reading holds every row to the schemas of what this package writes, and needs `manifest.json`.
    The other kind also takes the paper's files: any ids, unknown keys, any `bug_type`, no manifest, and no
    file but `corpus.jsonl` and `queries.jsonl`; execution rows that say no outcome are left out with a note.
    The default is strict where there is a manifest. Raises InputError for what cannot be read.
    """
    folder = resolve_dataset(folder)
    has_manifest = (folder / "manifest.json").is_file()
    return _read_ours(folder) if strict or (strict is None and has_manifest) else _read_foreign(folder)


def _read_ours(folder: Path) -> Dataset:
    def rows(name: str) -> list[dict[str, object]]:
        return [row for _, row in read_jsonl(folder / f"{name}.jsonl", name)]

    return Dataset(
        path=folder,
        corpus=tuple(map(convert.corpus_from_json, rows("corpus"))),
        queries=tuple(map(convert.query_from_json, rows("queries"))),
        distractors=tuple(map(convert.distractor_from_json, rows("distractor_metadata"))),
        executions=tuple(map(convert.execution_from_json, rows("execution_cache"))),
        manifest=read_json(folder / "manifest.json", "manifest"),
    )


def _read_foreign(folder: Path) -> Dataset:
    def rows(name: str, *, needed: bool = False) -> list[dict[str, object]]:
        path = folder / f"{name}.jsonl"
        if not needed and not path.exists():
            notes.append(f"{path.name} is not there")
            return []
        return [row for _, row in read_jsonl(path, f"foreign_{name}")]

    notes: list[str] = []
    corpus = tuple(map(convert.corpus_from_json, rows("corpus", needed=True)))
    queries = tuple(map(convert.query_from_json, rows("queries", needed=True)))
    distractors = tuple(map(convert.foreign_distractor_from_json, rows("distractor_metadata")))
    executions: list[ExecutionRow] = []
    unreadable = 0
    for row in rows("execution_cache"):
        execution = convert.foreign_execution_from_json(row)
        if execution is None:
            unreadable += 1
        else:
            executions.append(execution)
    if unreadable:
        notes.append(f"execution_cache.jsonl: {unreadable} rows say no outcome and are left out")
    return Dataset(folder, corpus, queries, distractors, tuple(executions), None, tuple(notes))
