"""The result of one system on one dataset: what is in it, its file, and when an old one still holds."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from execretrieval import __version__
from execretrieval.datasets.atomic import sync, write_synced
from execretrieval.errors import InputError, OutputError
from execretrieval.retrievers import Retriever
from execretrieval.retrievers.plan import plan
from execretrieval.schemas import decode
from execretrieval.scorer.judgements import Judgements
from execretrieval.scorer.queries import Settings, query_rows
from execretrieval.scorer.summary import summarise

Result = dict[str, Any]

RANKED = 100
"""How deep to rank, so as to say where the members of a family stand; metrics look no deeper than their k."""

_PLAIN = re.compile(r"[a-z0-9][a-z0-9._:-]{0,80}")


def score(
    judgements: Judgements, retriever: Retriever, settings: Settings, *, command: str | None = None
) -> Result:
    """Rank, judge and sum up; `per_query` holds all that the totals are made of.

    `command` is kept as what made the result. `cost` has a row for each paid model: what it takes to embed
    everything once, whatever the cache held.
    """
    dataset = judgements.dataset
    ranking = retriever.retrieve(dataset, depth=max(*settings.ks, RANKED))
    rows = query_rows(ranking, judgements, settings)
    return {
        **identity(judgements, retriever, settings),
        **summarise(rows, len(dataset.corpus), settings.ks),
        "facts": dict(ranking.facts),
        "cost": [asdict(each) for each in plan(retriever, dataset, anew=True)],
        **({} if command is None else {"command": command}),
        "per_query": rows,
    }


def identity(judgements: Judgements, retriever: Retriever, settings: Settings) -> Result:
    """Return what decides a result; two results with equal identities have equal numbers."""
    return {
        "model": str(retriever),
        "n_queries": len(judgements.dataset.queries),
        "n_corpus": len(judgements.dataset.corpus),
        "ks": list(settings.ks),
        "seed": settings.seed,
        "ties": settings.ties,
        "dataset": dict(judgements.identity),
        "recipe": dict(retriever.recipe),
        "version": __version__,
    }


def file_name(system: str) -> str:
    """Return a name that is safe on every file system and differs between systems."""
    if _PLAIN.fullmatch(system):
        return system.replace(":", "-") + ".json"
    readable = re.sub(r"[^A-Za-z0-9._-]+", "-", system).strip("-.")[:80]
    return f"{readable}-{sha256(system.encode()).hexdigest()[:8]}.json"


def differences(path: Path, expected: Mapping[str, Any]) -> list[str] | None:
    """Return the keys of `expected` (an `identity`) that the result at `path` has otherwise.

    None if no result is there. Raises `OutputError` for a file that is no result: it is not ours to replace.
    """
    try:
        found = decode(path.read_bytes(), path=path)
    except FileNotFoundError:
        return None
    except (OSError, InputError) as error:
        raise OutputError(f"{path} is in the way: it exists and is no readable result") from error
    if not isinstance(found, dict) or "per_query" not in found:
        raise OutputError(f"{path} is in the way: it exists and is no result")
    return [key for key, value in expected.items() if found.get(key) != value]


def render(result: Result) -> bytes:
    """Return the bytes of a result: one line a key, one line a query."""
    lines = [f"{_json(key)}: {_json(value)}" for key, value in result.items() if key != "per_query"]
    rows = ",\n".join(_json(row) for row in result["per_query"])
    return ("{\n" + ",\n".join([*lines, f'"per_query": [\n{rows}\n]']) + "\n}\n").encode()


def write(path: Path, data: bytes) -> None:
    """Replace `path` by `data` in one step; raise `OutputError` if that cannot be done."""
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Process ids come again: a process that was killed may have left this very name.
        partial.unlink(missing_ok=True)
        try:
            write_synced(partial, data)
            partial.replace(path)
            sync(path.parent)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OutputError(f"cannot write {path}: {error.strerror or error}") from error


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
