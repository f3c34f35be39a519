"""`static:MODEL`: a small embedding model whose weights come with its package; numpy, no torch, offline."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from execretrieval.errors import UsageError
from execretrieval.retrievers.embedding import Embedded, Role
from execretrieval.retrievers.extras import require
from execretrieval.retrievers.vectors import Similarity

BATCH = 64


class _Model(Protocol):
    def embed(self, texts: list[str]) -> NDArray[np.float32]: ...


@dataclass(frozen=True)
class StaticModel:
    """A WordLlama model: token vectors, averaged. No prefixes, and no limit on the length of a text.

    Raises `MissingExtraError` without the extra `static`, `UsageError` for a model that the package does
    not hold; nothing is downloaded.
    """

    model: str

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Package, version and model."""
        _ = self._loaded
        return {
            "provider": "wordllama",
            "provider_version": version("wordllama"),
            "model": self.model,
            "prompt_source": "none",
            "dtype": "float32",
        }

    @property
    def similarity(self) -> Similarity:
        """The cosine."""
        return "cosine"

    def prepare(self, text: str, role: Role) -> str:
        """Return the text as it is."""
        return text

    def batches(self, texts: Sequence[str]) -> Iterator[Sequence[str]]:
        """Cut into batches of one size."""
        return (texts[first : first + BATCH] for first in range(0, len(texts), BATCH))

    def embed(self, texts: Sequence[str], role: Role) -> Embedded:
        """Embed a batch; a text without tokens gets zeros."""
        with np.errstate(invalid="ignore"):
            vectors = np.asarray(self._loaded.embed(list(texts)), dtype=np.float32)
        vectors[[not text for text in texts]] = 0
        return Embedded(vectors, np.zeros(len(texts), dtype=bool))

    @cached_property
    def _loaded(self) -> _Model:
        with _root_logger_kept():
            wordllama = require("wordllama", "static", f"static:{self.model}")
        # The package looks for its weights in its own folder, but for its tokenizer in another one than
        # it has; as a cache folder, its own has both where they are looked for.
        folder = Path(wordllama.__file__).parent
        try:
            loaded: _Model = wordllama.WordLlama.load(self.model, cache_dir=folder, disable_download=True)
        except (AttributeError, FileNotFoundError, ValueError) as error:
            held = sorted(path.name.rpartition("_")[0] for path in folder.glob("weights/*.safetensors"))
            raise UsageError(f"no static model {self.model!r}; there are {', '.join(held)}") from error
        return loaded


@contextmanager
def _root_logger_kept() -> Iterator[None]:
    """Undo what wordllama does on import: it configures the root logger, and every library talks."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
