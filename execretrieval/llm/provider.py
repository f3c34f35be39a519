"""What the rest of the package knows of a provider."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from execretrieval.llm.values import Failure, Reply, Request


@dataclass(frozen=True, slots=True)
class BatchLimits:
    """How much one batch holds at most."""

    requests: int
    bytes: int


@dataclass(frozen=True, slots=True)
class BatchStatus:
    """How far a batch is; `state` and `note` are in the provider's own words."""

    ended: bool
    state: str
    done: int
    total: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Transport:
    """What decides how a request travels, and never what is answered."""

    base_url: str | None = None
    api_key_env: str | None = None
    timeout_s: float = 600.0


class Provider(Protocol):
    """A place that answers requests, one by one or in batches.

    Its methods raise CallError where nothing was answered and may be later, ProviderError where no other
    request would be answered either (a wrong key, an unknown model, no money left).
    """

    limits: BatchLimits

    def complete(self, request: Request, custom_id: str) -> Reply | Failure:
        """Ask one question and wait for the answer."""
        ...

    def line(self, request: Request, custom_id: str) -> str:
        """Return what stands for a request in a batch, as JSON."""
        ...

    def create_batch(self, lines: Sequence[str], label: str) -> str:
        """Send a batch and return its id."""
        ...

    def find_batches(self, label: str, n: int, since: datetime) -> list[str]:
        """Return the ids of batches that may be the one with this label, of `n` requests, not older."""
        ...

    def poll(self, batch_id: str) -> BatchStatus:
        """Ask how far a batch is."""
        ...

    def results(self, batch_id: str, sent: Mapping[str, Request]) -> list[tuple[str, Reply | Failure]]:
        """Return what an ended batch holds, by custom id, in any order; of an expired one what there is."""
        ...

    def close(self) -> None:
        """Give up its connections; whoever opened a provider closes it, once nothing is under way."""
        ...
