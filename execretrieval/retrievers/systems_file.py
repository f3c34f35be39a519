"""A TOML file of systems: a whole leaderboard, combinations included.

```toml
[[system]]                  # any name that the command line takes
system = "bm25"

[[system]]                  # a model called otherwise than the registry says
name = "bge-without-prefix"
system = "st:BAAI/bge-base-en-v1.5"
query_prefix = ""

[[system]]                  # candidates by FAISS, for a large corpus
name = "bge-approximate"
system = "st:BAAI/bge-base-en-v1.5"
index = "faiss:HNSW32"

[[system]]                  # reciprocal rank fusion
name = "hybrid"
fuse = ["bm25", "static:l2_supercat"]

[[system]]                  # a reranker over the head of a first stage
name = "checked"
system = "bm25"
rerank = "execution"
depth = 20
```
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from execretrieval.datasets import Dataset
from execretrieval.errors import ExecRetrievalError, InputError, UsageError
from execretrieval.retrievers.base import Ranking, Retriever
from execretrieval.retrievers.faiss_index import parse_index
from execretrieval.retrievers.fusion import Fusion
from execretrieval.retrievers.models import Options
from execretrieval.retrievers.rerank import Verdicts
from execretrieval.retrievers.systems import parse_system, rerank
from execretrieval.schemas import read_toml

OPTIONS: Mapping[str, type] = {
    "query_prefix": str,
    "document_prefix": str,
    "revision": str,
    "similarity": str,
    "dims": int,
    "max_tokens": int,
}
KEYS: Mapping[str, type] = {
    "name": str,
    "system": str,
    "fuse": list,
    "k": int,
    "rerank": str,
    "depth": int,
    "index": str,
    **OPTIONS,
}


@dataclass(frozen=True)
class Named:
    """A system under a name of the user's."""

    name: str
    system: Retriever

    def __str__(self) -> str:
        return self.name

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The recipe of the system, and what it is."""
        return {"system": str(self.system), **self.system.recipe}

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Rank with the system."""
        return self.system.retrieve(dataset, depth=depth)


def read_systems(path: Path, options: Options, verdicts: Verdicts | None) -> list[Retriever]:
    """Return the systems of a file, in its order; `InputError` for what cannot be one."""
    found = read_toml(path)
    entries = found.get("system")
    if not isinstance(entries, list) or not entries or set(found) != {"system"}:
        raise InputError("must hold tables [[system]] and nothing else", path=path)
    systems: dict[str, Retriever] = {}
    for number, entry in enumerate(entries, 1):
        try:
            system = _system(entry, options, verdicts)
            if str(system) in systems:
                raise UsageError(f"a second system called {system}; give it another name")
        except ExecRetrievalError as error:
            raise InputError(str(error), path=path, pointer=f"system {number}") from error
        systems[str(system)] = system
    return list(systems.values())


def _system(entry: Mapping[str, Any], options: Options, verdicts: Verdicts | None) -> Retriever:
    for key, value in entry.items():
        if key not in KEYS:
            raise UsageError(f"unknown key {key!r}; there are {', '.join(KEYS)}")
        if type(value) is not KEYS[key]:
            raise UsageError(f"{key} must be of type {KEYS[key].__name__}")
    if ("system" in entry) == ("fuse" in entry):
        raise UsageError("needs one of `system` and `fuse`")
    if entry.get("similarity", "cosine") not in ("cosine", "dot"):
        raise UsageError("similarity must be cosine or dot")
    options = replace(options, **{key: entry[key] for key in OPTIONS if key in entry})
    if "index" in entry:
        options = replace(options, index=parse_index(entry["index"]))
    system = _fused(entry, options) if "fuse" in entry else parse_system(entry["system"], options)
    if "rerank" in entry:
        system = rerank(system, entry["rerank"], _positive(entry, "depth", 100), verdicts)
    return Named(entry["name"], system) if "name" in entry else system


def _fused(entry: Mapping[str, Any], options: Options) -> Retriever:
    if "name" not in entry or len(entry["fuse"]) < 2:
        raise UsageError("`fuse` needs two systems or more, and a name")
    systems = [parse_system(str(each), options) for each in entry["fuse"]]
    depth = 1_000 if "rerank" in entry else _positive(entry, "depth", 1_000)
    return Fusion(entry["name"], systems, _positive(entry, "k", 60), depth)


def _positive(entry: Mapping[str, Any], key: str, default: int) -> int:
    value = int(entry.get(key, default))
    if value < 1:
        raise UsageError(f"{key} must be at least 1")
    return value
