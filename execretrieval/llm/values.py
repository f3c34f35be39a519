"""What is asked of a model, and what comes back."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

# Settled at once: asking again would give the same, or must not be done behind the user's back.
FINAL = frozenset({"refusal", "length", "empty", "too_long", "invalid_request"})
# Answered, but not usable: asked again with the reason.
SEMANTIC = frozenset({"invalid_json", "schema", "rejected"})
# Paid for: there was an answer, of whatever kind.
ANSWERED = (FINAL | SEMANTIC) - {"invalid_request"}
# Not answered: the same request is sent again, now or by a later command.
TRANSIENT = frozenset({
    "rate_limit", "overloaded", "server", "connection", "timeout", "expired", "canceled", "missing",
})  # fmt: skip

Api = Literal["responses", "chat", "messages", "scripted"]
Output = Literal["schema", "tool", "prompt"]


@dataclass(frozen=True, slots=True)
class Request:
    """One question, and all that decides its answer.

    `schema` is the full JSON Schema that the reply is checked against; a provider gets the part of it that
    all of them know, in the form that `output` names. `sampling` is passed on as it is. `base_url` is None at
    the provider's own address.
    """

    role: str
    provider: str
    api: Api
    model: str
    prompt: str
    system: str
    user: str
    schema: Mapping[str, Any]
    max_output_tokens: int
    sampling: Mapping[str, Any] = field(default_factory=dict)
    base_url: str | None = None
    output: Output = "schema"

    @property
    def custom_id(self) -> str:
        """The role and 40 hex digits of the request's sha256: letters, digits, `-` and `_`, at most 64."""
        digest = hashlib.sha256(canonical_json(asdict(self)).encode("utf-8")).hexdigest()
        return f"{self.role}-{digest[:40]}"


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens as the provider counts them.

    `input` includes those read from a cache (`cached_input`) and those written to one (`cache_write`),
    `output` includes `reasoning`.
    """

    input: int = 0
    output: int = 0
    cached_input: int = 0
    cache_write: int = 0
    reasoning: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.input + other.input,
            self.output + other.output,
            self.cached_input + other.cached_input,
            self.cache_write + other.cache_write,
            self.reasoning + other.reasoning,
        )


@dataclass(frozen=True, slots=True)
class Reply:
    """A whole answer, not yet checked. `usage` is None where the server counts no tokens."""

    text: str
    usage: Usage | None
    model_resolved: str
    request_id: str | None = None


@dataclass(frozen=True, slots=True)
class Failure:
    """Why there is no answer to use; `kind` is of `FINAL`, `SEMANTIC` or `TRANSIENT`.

    A refused, cut or unusable answer has been paid for, so it has a `usage` too.
    """

    kind: str
    message: str
    usage: Usage | None = None
    retry_after_s: float | None = None
    request_id: str | None = None


class CallError(Exception):
    """A call that was not answered, with the failure that says why."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(f"{failure.kind}: {failure.message}")


def canonical_json(value: Any) -> str:
    """Return compact JSON that is the same for equal values."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def sha256(text: str) -> str:
    """Return the hex sha256 of a text in UTF-8."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
