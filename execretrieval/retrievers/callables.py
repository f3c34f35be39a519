"""Anything that can be called: `py:package.module:callable`."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from execretrieval.datasets import Dataset
from execretrieval.errors import UsageError
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.topk import rank_blocks

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
        try:
            file = inspect.getsourcefile(self._callable)
        except TypeError:
            file = None
        digest = None if file is None else sha256(Path(file).read_bytes()).hexdigest()
        return {"kind": "py", "callable": self.target, "source_sha256": digest}

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Call it for every block of queries; raise `UsageError` for an answer of another shape."""
        documents = [row.code for row in dataset.corpus]
        texts = [row.query for row in dataset.queries]
        blocks = (self._scores(texts[n : n + BLOCK], documents) for n in range(0, len(texts), BLOCK))
        return rank_blocks(dataset, blocks, depth=depth)

    def _scores(self, queries: list[str], documents: list[str]) -> np.ndarray[Any, np.dtype[np.float64]]:
        try:
            scores = np.asarray(self._callable(queries, documents), dtype=np.float64)
        except Exception as error:
            raise UsageError(f"{self} raised {type(error).__name__}: {error}") from error
        if scores.shape != (len(queries), len(documents)):
            wanted = (len(queries), len(documents))
            raise UsageError(f"{self} returned scores of shape {scores.shape} where {wanted} was due")
        return scores

    @cached_property
    def _callable(self) -> Callable[[list[str], list[str]], Any]:
        module, colon, name = self.target.partition(":")
        if not (module and colon and name):
            raise UsageError(f"{self} names no callable; write py:package.module:callable")
        here = str(Path.cwd())
        sys.path.insert(0, here)
        try:
            found: Any = importlib.import_module(module)
            for part in name.split("."):
                found = getattr(found, part)
        except Exception as error:
            raise UsageError(f"{self} cannot be imported: {type(error).__name__}: {error}") from error
        finally:
            sys.path.remove(here)
        if not callable(found):
            raise UsageError(f"{self} is no callable")
        return found  # type: ignore[no-any-return]  # what a user names cannot be typed
