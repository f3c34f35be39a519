"""Ids and hashes, all made of content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

ID_DIGITS = 12


def sha256(text: str) -> str:
    """Return the hex sha256 of a text in UTF-8."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def canonical_json(value: Any) -> str:
    """Return compact JSON that is the same for equal values: keys sorted, text as it is, no NaN."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def corpus_id(code: str) -> str:
    """Return the id of a snippet."""
    return f"c_{sha256(code)[:ID_DIGITS]}"


def query_id(query: str) -> str:
    """Return the id of a query."""
    return f"q_{sha256(query)[:ID_DIGITS]}"


def code_sha256(code: str) -> str:
    """Return the hash under which the execution cache knows a snippet."""
    return sha256(code)


def tests_sha256(tests: Sequence[str]) -> str:
    """Return the hash under which the execution cache knows a test suite: of its compact UTF-8 JSON list."""
    return sha256(canonical_json(list(tests)))
