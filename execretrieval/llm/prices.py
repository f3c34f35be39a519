"""What tokens cost, in decimals; a price that is not known is unknown, never zero."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from importlib import resources
from pathlib import Path
from typing import Any

from execretrieval.errors import InputError
from execretrieval.llm.values import Request, Usage, canonical_json

PER = 1_000_000
BYTES_PER_TOKEN = 4
"""What English and code come to, roughly; for expectations, never for bounds."""

OVERHEAD = 1_000
"""Tokens a provider may add around a prompt: roles, instructions on the form of the answer."""


@dataclass(frozen=True, slots=True)
class Price:
    """List prices of a model in USD per million tokens."""

    input: Decimal
    output: Decimal
    cached_input: Decimal
    cache_write: Decimal
    batch_multiplier: Decimal
    as_of: str
    source: str

    def cost(self, usage: Usage, *, batch: bool) -> Decimal:
        """Return what the tokens cost in USD, exactly."""
        plain = usage.input - usage.cached_input - usage.cache_write
        total = (
            plain * self.input
            + usage.cached_input * self.cached_input
            + usage.cache_write * self.cache_write
            + usage.output * self.output
        ) / PER
        return total * self.batch_multiplier if batch else total


class Prices:
    """The price table of the package, with a user's own entries before it."""

    def __init__(self, path: str | Path | None = None) -> None:
        shipped = resources.files("execretrieval.llm") / "prices.toml"
        self._shipped = _read(shipped.read_text("utf-8"), "prices.toml")
        self._own = {} if path is None else _read(_text(path), path)

    def of(self, provider: str, model: str, base_url: str | None = None) -> Price | None:
        """Return a model's price, or None.

        The shipped prices are those of the providers' own addresses; a server of one's own has a price only
        in a user's table. What `scripted` answers is free, and it says so itself.
        """
        if provider == "scripted":
            zero = Decimal(0)
            return Price(zero, zero, zero, zero, Decimal(1), "always", "answers from a file")
        own = self._own.get((provider, model))
        return own or (None if base_url else self._shipped.get((provider, model)))


@dataclass(frozen=True, slots=True)
class Bound:
    """How many tokens requests take: about, and at most."""

    calls: int
    input_expected: int
    input_at_most: int
    output_at_most: int

    def cost(self, price: Price, *, batch: bool) -> Decimal:
        """Return the most that it can cost in USD."""
        dearest = max(price.input, price.cache_write)
        total = (self.input_at_most * dearest + self.output_at_most * price.output) / PER
        return total * price.batch_multiplier if batch else total


def bound(requests: Iterable[Request], *, tries: int, reminder: int) -> Bound:
    """Return the bound of requests that may each be asked `tries` times.

    A token is at least a byte, so bytes bound the tokens of a prompt. The schema counts twice, for providers
    rewrite it; each further try adds a reminder of at most `reminder` bytes.
    """
    calls = expected = at_most = output = 0
    for request in requests:
        prompt = len((request.system + request.user).encode("utf-8"))
        schema = len(canonical_json(request.schema).encode("utf-8"))
        calls += 1
        expected += (prompt + schema) // BYTES_PER_TOKEN
        at_most += tries * (prompt + 2 * schema + OVERHEAD) + (tries - 1) * reminder
        output += tries * request.max_output_tokens
    return Bound(calls, expected, at_most, output)


def _text(path: str | Path) -> str:
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise InputError(f"cannot be read: {error.strerror}", path=path) from None
    except UnicodeDecodeError:
        raise InputError("not UTF-8 text", path=path) from None


def _read(text: str, path: str | Path) -> dict[tuple[str, str], Price]:
    try:
        entries = tomllib.loads(text).get("model", [])
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"not TOML: {error}", path=path) from None
    table: dict[tuple[str, str], Price] = {}
    for number, entry in enumerate(entries, 1):
        pointer = f"/model/{number}"
        try:
            key = str(entry["provider"]), str(entry["model"])
            table[key] = Price(
                input=_decimal(entry, "input"),
                output=_decimal(entry, "output"),
                cached_input=_decimal(entry, "cached_input"),
                cache_write=_decimal(entry, "cache_write" if "cache_write" in entry else "input"),
                batch_multiplier=_decimal(entry, "batch_multiplier"),
                as_of=str(entry["as_of"]),
                source=str(entry["source"]),
            )
        except KeyError as error:
            raise InputError(f"has no {error.args[0]}", path=path, pointer=pointer) from None
        except (InvalidOperation, ValueError) as error:
            raise InputError(
                f'{error}; write prices as text, like "2.5"', path=path, pointer=pointer
            ) from None
    return table


def _decimal(entry: Mapping[str, Any], name: str) -> Decimal:
    if not isinstance(entry[name], str):
        raise ValueError(f"{name} is not text")
    value = Decimal(entry[name])
    if not value.is_finite() or value < 0:
        raise ValueError(f"{name} is no price")
    return value
