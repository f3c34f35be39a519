"""Answers from a file: the whole path without a key, a network or a cent."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from execretrieval.errors import InputError, ProviderError
from execretrieval.llm.provider import BatchLimits, BatchStatus
from execretrieval.llm.values import Failure, Reply, Request, Usage


class ScriptedProvider:
    """`scripted:FILE`, a file of JSON lines {role, contains, reply}.

    A request gets the `reply` of the first line with its role whose `contains` stands in its prompt; a line
    without `contains` fits any prompt. A reply that is a text is sent as it is, any other value as JSON.
    A line with `"failure": KIND` stands for an answer that failed.
    """

    limits = BatchLimits(requests=50_000, bytes=200_000_000)

    def __init__(self, path: str | Path) -> None:
        self._path = Path(path)
        self._rows = list(_rows(self._path))

    def complete(self, request: Request, custom_id: str) -> Reply | Failure:
        """Return what the file has for a request; ProviderError where it has nothing."""
        for row in self._rows:
            if row["role"] == request.role and row.get("contains", "") in request.user:
                if "failure" in row:
                    return Failure(row["failure"], "scripted", Usage())
                reply = row["reply"]
                text = reply if isinstance(reply, str) else json.dumps(reply, ensure_ascii=False)
                return Reply(text, Usage(), request.model, custom_id)
        start = " ".join(request.user.split())[:80]
        raise ProviderError(f"{self._path}: has no reply of {request.role} to {start!r}")

    def line(self, request: Request, custom_id: str) -> str:
        """Return the custom id."""
        return json.dumps({"custom_id": custom_id})

    def create_batch(self, lines: Sequence[str], label: str) -> str:
        """Return an id; the answers need no time."""
        return f"scripted-{label}"

    def find_batches(self, label: str, n: int, since: datetime) -> list[str]:
        """Return nothing: a batch that was never written down has cost nothing."""
        return []

    def poll(self, batch_id: str) -> BatchStatus:
        """Say that it is done."""
        return BatchStatus(True, "completed", 0, 0)

    def results(self, batch_id: str, sent: Mapping[str, Request]) -> list[tuple[str, Reply | Failure]]:
        """Return the answers, last one first: an order is not to be relied on."""
        return [(name, self.complete(request, name)) for name, request in reversed(list(sent.items()))]

    def close(self) -> None:
        """Do nothing: the file was read at once."""


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    try:
        lines = path.read_text("utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"scripted answers cannot be read: {error}", path=path) from None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except ValueError as error:
            raise InputError(f"not JSON: {error}", path=path, line=number) from None
        if not isinstance(row, dict) or "role" not in row or not ("reply" in row or "failure" in row):
            raise InputError("needs a role and a reply or a failure", path=path, line=number)
        yield row
