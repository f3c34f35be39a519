"""How models want to be called: the rows of `models.toml`, and what a command line puts over them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Literal

from execretrieval.retrievers.dense import Index
from execretrieval.retrievers.vectors import Similarity

PromptSource = Literal["cli", "registry", "checkpoint", "none"]


@dataclass(frozen=True, slots=True)
class ModelRow:
    """One model. `checked` is the day a source was looked at, None where a row is not confirmed.

    `price` is in US dollars per million tokens; `query_params` and `document_params` go into the request
    of a hosted model.
    """

    id: str
    provider: str
    source: str
    revision: str | None = None
    query_prefix: str = ""
    document_prefix: str = ""
    query_params: Mapping[str, Any] = field(default_factory=dict)
    document_params: Mapping[str, Any] = field(default_factory=dict)
    pooling: str | None = None
    padding_side: str | None = None
    normalize: bool = True
    similarity: Similarity = "cosine"
    dims: int | None = None
    max_tokens: int | None = None
    dtype: str | None = None
    price: float | None = None
    checked: str | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """What a user sets over the registry; None leaves a value as it is. `cache` None keeps no vectors.

    `index` finds candidates in place of exact search.
    """

    query_prefix: str | None = None
    document_prefix: str | None = None
    revision: str | None = None
    similarity: Similarity | None = None
    dims: int | None = None
    max_tokens: int | None = None
    cache: Path | None = None
    index: Index | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """How a model is called in the end, and where its prefixes come from."""

    row: ModelRow
    prompt_source: PromptSource
    dims: int | None
    """Dimensions asked for, None for the model's own."""

    def prefix(self, role: str) -> str:
        """Return the prefix of a role."""
        return self.row.query_prefix if role == "query" else self.row.document_prefix

    def params(self, role: str) -> Mapping[str, Any]:
        """Return the request parameters of a role."""
        return self.row.query_params if role == "query" else self.row.document_params

    @property
    def recipe(self) -> dict[str, Any]:
        """Return what of the call changes a vector."""
        row = self.row
        return {
            "provider": row.provider,
            "model": row.id,
            "revision": row.revision,
            "query_prefix": row.query_prefix,
            "document_prefix": row.document_prefix,
            "query_params": dict(row.query_params),
            "document_params": dict(row.document_params),
            "prompt_source": self.prompt_source,
            "max_tokens": row.max_tokens,
            "dims": self.dims,
        }


@cache
def model_rows() -> Mapping[str, ModelRow]:
    """Return the registry by id; ValueError for an id that stands twice in it."""
    text = (resources.files("execretrieval.retrievers") / "models.toml").read_text(encoding="utf-8")
    rows: dict[str, ModelRow] = {}
    for found in tomllib.loads(text)["model"]:
        row = ModelRow(**found)
        if row.id in rows:
            raise ValueError(f"{row.id} stands twice in the model registry")
        rows[row.id] = row
    return rows


def resolve(model: str, provider: str, options: Options, checkpoint: Mapping[str, str] | None = None) -> Call:
    """Settle how `model` is called: options over the registry over the prompts of a checkpoint."""
    known = model_rows().get(model)
    row = replace(known or ModelRow(model, provider, "none"), provider=provider)
    source: PromptSource = "registry" if known else "none"
    if known is None and checkpoint:
        row = replace(
            row,
            query_prefix=checkpoint.get("query", ""),
            document_prefix=checkpoint.get("document", checkpoint.get("passage", "")),
        )
        source = "checkpoint"
    if options.query_prefix is not None or options.document_prefix is not None:
        source = "cli"
    over = {
        name: value
        for name in ("query_prefix", "document_prefix", "revision", "similarity", "max_tokens")
        if (value := getattr(options, name)) is not None
    }
    return Call(replace(row, **over), source, options.dims)
