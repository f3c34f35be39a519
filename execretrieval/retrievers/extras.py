"""Optional packages."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from execretrieval.errors import MissingExtraError


def require(module: str, extra: str, purpose: str) -> Any:
    """Import an optional package; raise `MissingExtraError`, naming the extra, where it is not there."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingExtraError(extra, purpose) from error
