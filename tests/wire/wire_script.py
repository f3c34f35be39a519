"""What a loopback server is told to do, and what it was asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Asked:
    """A question, whichever way it came."""

    model: str
    system: str
    user: str
    body: dict[str, Any]


@dataclass(frozen=True)
class Answer:
    text: str = ""
    stop: str = "complete"  # or "length", "refusal"
    tokens: tuple[int, int, int] = (100, 50, 0)  # input with cached, output, cached
    calls: tuple[str, ...] = ()  # tools that are called, each with `text` as its arguments


@dataclass(frozen=True)
class Fault:
    """What is met in place of an answer: a status, or the connection is dropped or the body cut."""

    status: int = 200
    message: str = "scripted"
    headers: tuple[tuple[str, str], ...] = ()
    kind: str = "status"  # or "drop", "cut" (JSON that ends early), "short" (fewer bytes than announced)
    path: str = ""  # met only on paths that contain it
    after: bool = False  # dropped after the work was done


@dataclass
class BatchScript:
    polls: int = 1  # polls before it ends; a huge number never ends
    answered: int | None = None  # how many items are answered before it expires; None is all
    errors: dict[int, tuple[int, str]] = field(default_factory=dict)  # place -> status, message
    missing: set[int] = field(default_factory=set)
    twice: set[int] = field(default_factory=set)
    stranger: bool = False
    failed: str = ""  # the input file is refused with this message


@dataclass
class Batch:
    id: str
    created: float
    items: list[tuple[str, dict[str, Any]]]
    endpoint: str = ""
    file: str = ""
    metadata: dict[str, str] = field(default_factory=dict)
    polls: int = 0
    outcomes: list[tuple[str, Any]] | None = None


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    headers: dict[str, str]
    body: bytes
