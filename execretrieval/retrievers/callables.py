"""Anything that can be called: `py:package.module:callable`."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from execretrieval.datasets import Dataset
from execretrieval.errors import UsageError
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.topk import rank_blocks

Scores = NDArray[np.float64]

BLOCK = 256
"""Queries handed over at once."""


@dataclass(frozen=True)
class PythonCallable:
    """`py:package.module:callable`, a function of two lists of texts, queries and documents.

    It returns their scores, (queries, documents), higher for better. It is called with blocks of
    queries and always with all documents. Modules are also looked for in the working folder.
    """

    target: str

    def __str__(self) -> str:
        return f"py:{self.target}"

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The name of the callable, and its source file by hash where there is one."""
        return _recipe(self.target, self._callable)

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Call it for every block of queries; raise `UsageError` for an answer of another shape."""
        documents = [row.code for row in dataset.corpus]
        texts = [row.query for row in dataset.queries]
        blocks = (self._scores(texts[n : n + BLOCK], documents) for n in range(0, len(texts), BLOCK))
        return rank_blocks(dataset, blocks, depth=depth)

    def _scores(self, queries: list[str], documents: list[str]) -> Scores:
        scores = _called(self.target, self._callable, queries, documents)
        if scores.shape != (len(queries), len(documents)):
            wanted = (len(queries), len(documents))
            raise UsageError(f"{self} returned scores of shape {scores.shape} where {wanted} was due")
        return scores

    @cached_property
    def _callable(self) -> Callable[..., Any]:
        return _imported(self.target)


@dataclass(frozen=True)
class PairCallable:
    """`py:package.module:callable` as a reranker: a function of a list of (query, document) texts.

    It returns one score for each pair, higher for better.
    """

    target: str

    def __str__(self) -> str:
        return f"py:{self.target}"

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The name of the callable, and its source file by hash where there is one."""
        return _recipe(self.target, self._callable)

    def score(self, pairs: Sequence[tuple[str, str]]) -> Scores:
        """Call it once; raise `UsageError` for scores of another number, or that are not finite."""
        scores = _called(self.target, self._callable, list(pairs))
        if scores.shape != (len(pairs),) or not np.isfinite(scores).all():
            raise UsageError(f"{self} must return {len(pairs)} finite scores; shape {scores.shape} came back")
        return scores

    @cached_property
    def _callable(self) -> Callable[..., Any]:
        return _imported(self.target)


def _called(target: str, function: Callable[..., Any], *arguments: Any) -> Scores:
    try:
        return np.asarray(function(*arguments), dtype=np.float64)
    except Exception as error:
        raise UsageError(f"py:{target} raised {type(error).__name__}: {error}") from error


def _recipe(target: str, function: Callable[..., Any]) -> Mapping[str, Any]:
    try:
        file = inspect.getsourcefile(function)
    except TypeError:
        file = None
    digest = None if file is None else sha256(Path(file).read_bytes()).hexdigest()
    return {"kind": "py", "callable": target, "source_sha256": digest}


def _imported(target: str) -> Callable[..., Any]:
    """Import what a user names; modules are also looked for in the working folder."""
    module, colon, name = target.partition(":")
    if not (module and colon and name):
        raise UsageError(f"py:{target} names no callable; write py:package.module:callable")
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise UsageError(f"py:{target} cannot be imported: {type(error).__name__}: {error}") from error
    finally:
        sys.path.remove(here)
    if not callable(found):
        raise UsageError(f"py:{target} is no callable")
    function: Callable[..., Any] = found
    return function
