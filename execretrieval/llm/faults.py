"""Keys that leave no trace, and what the clients' exceptions mean to us."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any

from execretrieval.errors import ProviderError, UsageError
from execretrieval.llm.forms import hinted
from execretrieval.llm.provider import Transport
from execretrieval.llm.values import CallError, Failure

SHORTEST_SECRET = 8
LONGEST_MESSAGE = 300


@dataclass(frozen=True, slots=True)
class Key:
    """An API key, and the name of the variable it stands in."""

    variable: str
    secret: str = field(repr=False)

    @classmethod
    def of(cls, transport: Transport, variable: str, provider: str) -> Key:
        """Return the key from the environment; a server of one's own may do without.

        Raises UsageError that names the variable where there is none.
        """
        variable = transport.api_key_env or variable
        secret = os.environ.get(variable, "").strip()
        if not secret and transport.base_url is None:
            raise UsageError(f"{provider} needs an API key in the environment variable {variable}")
        return cls(variable, secret or "none")

    def scrub(self, text: str) -> str:
        """Return a text of the server's without the key, should it quote it."""
        return text.replace(self.secret, "***") if len(self.secret) >= SHORTEST_SECRET else text


@contextmanager
def calling(client_error: type[Exception], key: Key) -> Iterator[None]:
    """Turn what a client raises in the block into a CallError or a ProviderError."""
    try:
        yield
    except client_error as error:
        raise _fault(error, key) from None
    except json.JSONDecodeError:
        raise CallError(Failure("connection", "an answer that is not whole")) from None
    except Exception as error:
        # The clients do not wrap what goes wrong while a list of results is read.
        if type(error).__module__.partition(".")[0] not in {"httpx", "httpx2"}:
            raise
        raise CallError(Failure("connection", _short(key.scrub(str(error))))) from None


def _fault(error: Any, key: Key) -> CallError:
    """Return the CallError that an exception of either client stands for.

    Raises ProviderError where no other request would fare better.
    """
    status: int | None = getattr(error, "status_code", None)
    message = _short(key.scrub(_message(error)))
    if status is None:
        kind = "timeout" if "Timeout" in type(error).__name__ else "connection"
        return CallError(Failure(kind, message))
    if status in {401, 403}:
        # Such an answer may quote a part of the key, so none of it is passed on.
        raise ProviderError(f"the provider does not accept the key in {key.variable} (HTTP {status})")
    if status == 404:
        raise ProviderError(f"the provider knows no such model or address (HTTP 404): {message}")
    poor = getattr(error, "code", None) == "insufficient_quota" or "credit balance is too low" in message
    if poor or status == 402:
        raise ProviderError(f"the account has no money left (HTTP {status}): {message}")
    headers = error.response.headers
    request_id = headers.get("x-request-id") or headers.get("request-id")
    failure = item_failure(status, message)
    return CallError(Failure(failure.kind, failure.message, None, _retry_after(headers), request_id))


def item_failure(status: int, message: str) -> Failure:
    """Return the failure that an HTTP status stands for."""
    match status:
        case 429:
            kind = "rate_limit"
        case 503 | 529:
            kind = "overloaded"
        case 408 | 504:
            kind = "timeout"
        case _:
            kind = "server" if status >= 500 or status == 409 else "invalid_request"
    said = _short(message)
    return Failure(kind, f"HTTP {status}: {hinted(said) if kind == 'invalid_request' else said}")


def _retry_after(headers: Any) -> float | None:
    """Return the wait in seconds that a server asks for (RFC 9110, 10.2.3), or None."""
    in_ms = re.fullmatch(r"\d+(\.\d+)?", headers.get("retry-after-ms", ""))
    if in_ms:
        return float(in_ms.group()) / 1000
    text = headers.get("retry-after", "")
    if re.fullmatch(r"\d+(\.\d+)?", text):
        return float(text)
    try:
        date, now = parsedate_to_datetime(text), parsedate_to_datetime(headers.get("date", ""))
        return max(0.0, (date - now).total_seconds())
    except (ValueError, TypeError):  # no dates, or one without a time zone
        return None


def _message(error: Any) -> str:
    """Return what the server said of an error, out of the JSON it said it in."""
    body = getattr(error, "body", None)
    inner = body.get("error", body) if isinstance(body, dict) else None
    said = inner.get("message") if isinstance(inner, dict) else None
    return str(said or getattr(error, "message", "") or error)


def _short(message: str) -> str:
    line = " ".join(message.split())
    return line if len(line) <= LONGEST_MESSAGE else f"{line[:LONGEST_MESSAGE]}…"
