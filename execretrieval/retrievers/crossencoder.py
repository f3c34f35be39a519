"""`ce:MODEL`: a cross-encoder of sentence-transformers as a reranker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from typing import Any

import numpy as np
from numpy.typing import NDArray

from execretrieval.errors import InputError, UsageError
from execretrieval.retrievers.extras import require
from execretrieval.retrievers.sentence_model import silence, weights


@dataclass(frozen=True)
class CrossEncoderModel:
    """A CrossEncoder, by name or folder; equal pairs are scored once.

    Raises `MissingExtraError` without the extra `dense`, `UsageError` for a model that cannot be loaded.
    """

    model: str

    def __str__(self) -> str:
        return f"ce:{self.model}"

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Model, weights, and the version of the library."""
        return {
            "provider": "sentence-transformers",
            "provider_version": version("sentence-transformers"),
            "model": self.model,
            "revision": weights(self.model, self._loaded.model),
            "max_tokens": self._loaded.max_length,
        }

    def score(self, pairs: Sequence[tuple[str, str]]) -> NDArray[np.float64]:
        """Return the model's score of each pair."""
        distinct = list(dict.fromkeys(pairs))
        if not distinct:
            return np.zeros(0)
        found = np.asarray(self._loaded.predict(distinct, show_progress_bar=False), dtype=np.float64)
        if found.shape != (len(distinct),):
            raise InputError(f"{self} gives {found.shape[1:]} scores a pair; a reranker has one")
        if not np.isfinite(found).all():
            raise InputError(f"{self} gave a score that is not finite")
        place = {pair: number for number, pair in enumerate(distinct)}
        return found[[place[pair] for pair in pairs]]

    @cached_property
    def _loaded(self) -> Any:
        package = require("sentence_transformers", "dense", str(self))
        silence()
        try:
            return package.CrossEncoder(self.model)
        except (OSError, ValueError, ImportError) as error:
            reason = str(error).strip().partition("\n")[0]
            raise UsageError(f"{self} cannot be loaded: {reason}") from error
