"""`st:MODEL`: a model of sentence-transformers, by name or folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import file_digest, sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from execretrieval.errors import UsageError
from execretrieval.retrievers.called import Called
from execretrieval.retrievers.embedding import Embedded, Role
from execretrieval.retrievers.extras import require
from execretrieval.retrievers.models import Call, Options, resolve

BATCH = 32


@dataclass(frozen=True)
class SentenceModel(Called):
    """A SentenceTransformer, on the device that it chooses.

    Prefixes come from the options, else from the registry, else from the checkpoint's own prompts.
    Raises `MissingExtraError` without the extra `dense`, `UsageError` for a model that cannot be loaded.
    """

    model: str
    options: Options = field(default_factory=Options)

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The call, the version of the library, and which weights: a commit, or a hash of the folder."""
        return self._call.recipe | {
            "provider_version": version("sentence-transformers"),
            "revision": self._weights,
            "max_tokens": self._loaded.max_seq_length,
        }

    def batches(self, texts: Sequence[str]) -> Iterator[Sequence[str]]:
        """Cut into batches of one size."""
        return (texts[first : first + BATCH] for first in range(0, len(texts), BATCH))

    def embed(self, texts: Sequence[str], role: Role) -> Embedded:
        """Embed a batch; texts beyond the model's limit are cut by it, and counted."""
        model = self._loaded
        vectors = model.encode(
            list(texts), prompt="", batch_size=BATCH, show_progress_bar=False, convert_to_numpy=True
        )
        limit = model.max_seq_length
        lengths = [
            len(ids) for ids in model.tokenizer(list(texts), truncation=False, verbose=False)["input_ids"]
        ]
        truncated = np.array([limit is not None and length > limit for length in lengths], dtype=bool)
        return Embedded(np.asarray(vectors, dtype=np.float32)[:, : self._call.dims], truncated)

    @cached_property
    def _call(self) -> Call:
        prompts = {name: text for name, text in (self._loaded.prompts or {}).items() if text}
        return resolve(self.model, "sentence-transformers", self.options, prompts)

    @cached_property
    def _weights(self) -> str | None:
        return weights(self.model, getattr(self._loaded[0], "auto_model", None)) or self._call.row.revision

    @cached_property
    def _loaded(self) -> Any:
        package = require("sentence_transformers", "dense", f"st:{self.model}")
        silence()
        settled = resolve(self.model, "sentence-transformers", self.options)
        try:
            model = package.SentenceTransformer(self.model, revision=settled.row.revision)
        except (OSError, ValueError, ImportError) as error:
            reason = str(error).strip().partition("\n")[0]
            raise UsageError(f"st:{self.model} cannot be loaded: {reason}") from error
        if self.options.max_tokens is not None:
            model.max_seq_length = self.options.max_tokens
        return model


def silence() -> None:
    """Keep transformers from drawing bars of its own while weights are loaded."""
    if "transformers" in sys.modules:
        sys.modules["transformers"].utils.logging.disable_progress_bar()


def weights(model: str, loaded: Any) -> str | None:
    """Return which weights a model has: a hash of its folder, or the commit it was fetched from."""
    folder = Path(model)
    if not folder.is_dir():
        commit = getattr(getattr(loaded, "config", None), "_commit_hash", None)
        return None if commit is None else str(commit)
    digest = sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            with path.open("rb") as stream:
                digest.update(file_digest(stream, "sha256").digest())
    return f"sha256:{digest.hexdigest()}"
