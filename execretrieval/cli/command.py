"""The command that makes one result again, as it is kept in the result."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SHOWN = ("depth", "query_prefix", "document_prefix", "dims", "max_tokens", "ties", "seed")
"""Options that change a result, spelled with dashes on the command line."""


def command_of(system: str, dataset: str, choice: Mapping[str, Any], defaults: Mapping[str, Any]) -> str:
    """Return the `execretrieval score` command that makes the result of `system` alone.

    Of the dataset, of a file of systems and of one of roles only the last part of the path is kept: where a
    folder lay says nothing to others. Options that hold their default are left out.
    """
    words = ["execretrieval", "score", Path(dataset).name or dataset, *_named(system, choice)]
    for option in SHOWN:
        value = choice.get(option)
        if value is not None and value != defaults.get(option):
            words += [f"--{option.replace('_', '-')}", str(value)]
    return shlex.join([*words, "-o", "results"])


def _named(system: str, choice: Mapping[str, Any]) -> list[str]:
    """Return how the system is asked for: by its name, with a reranker, or by a file of systems."""
    reranker = choice.get("reranker")
    for name in choice.get("systems", ()):
        if reranker is None and system == name:
            return ["--system", name]
        if reranker is not None and system.startswith(f"{name} > "):
            authors = choice.get("authors")
            roles = [] if authors is None else ["--authors", Path(authors).name]
            return ["--system", name, "--rerank", reranker, *roles]
    if choice.get("systems_file") is not None:
        return ["--systems", Path(choice["systems_file"]).name]
    return ["--system", system]
