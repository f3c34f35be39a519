"""Embedding services over HTTPS: one adapter, whose shapes of request and answer are rows of a table."""

from __future__ import annotations

import json
import os
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from typing import Any

import numpy as np

from execretrieval.errors import InputError, UsageError
from execretrieval.retrievers.called import Remote
from execretrieval.retrievers.embedding import Embedded, Role
from execretrieval.retrievers.extras import require
from execretrieval.retrievers.models import Call, Options, resolve

ATTEMPTS = 6
LONGEST_WAIT_S = 120.0
TIMEOUT_S = 120.0
BYTES_PER_TOKEN = 3
"""A cautious estimate for code, used to cut batches and to name prices before anything is sent."""


@dataclass(frozen=True, slots=True)
class Provider:
    """One row of `providers.toml`, which explains the fields."""

    name: str
    url: str
    key_env: str
    header: str
    credential: str
    body: Mapping[str, Any]
    texts: str
    dims: str
    vectors: str
    max_texts: int
    max_tokens: int
    index: str | None = None
    item: Mapping[str, Any] | None = None


@cache
def providers() -> Mapping[str, Provider]:
    """Return the table by name."""
    text = (resources.files("execretrieval.retrievers") / "providers.toml").read_text(encoding="utf-8")
    return {name: Provider(name=name, **row) for name, row in tomllib.loads(text).items()}


def estimate_tokens(text: str) -> int:
    """Return about how many tokens a text has, rather too many than too few."""
    return -(-len(text.encode()) // BYTES_PER_TOKEN)


def token_batches(texts: Sequence[str], max_texts: int, max_tokens: int) -> Iterator[Sequence[str]]:
    """Cut texts into batches within both limits; a text beyond the limit goes alone."""
    batch: list[str] = []
    tokens = 0
    for text in texts:
        more = estimate_tokens(text)
        if batch and (len(batch) >= max_texts or tokens + more > max_tokens):
            yield batch
            batch, tokens = [], 0
        batch.append(text)
        tokens += more
    if batch:
        yield batch


@dataclass(frozen=True)
class HostedModel(Remote):
    """A model of one of the `providers`; `url` replaces the provider's own.

    The key comes from the environment and goes into one header; it stands in no recipe, result or message.
    Answers 429 and 5xx are tried again, after the time the server names, else ever longer.
    """

    provider: str
    model: str
    url: str | None = None
    options: Options = field(default_factory=Options)

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The call, and the address if it is not the provider's own."""
        return self._call.recipe | ({"url": self.url} if self.url else {})

    def batches(self, texts: Sequence[str]) -> Iterator[Sequence[str]]:
        """Cut by the provider's limits on texts and tokens."""
        return token_batches(texts, self._row.max_texts, self._row.max_tokens)

    def embed(self, texts: Sequence[str], role: Role) -> Embedded:
        """Send one request; raise `InputError` for an answer that does not fit it."""
        answer = self._post(self._body(texts, role))
        vectors = _at(answer, self._row.vectors.split("."))
        if self._row.index is not None:
            order = _at(answer, self._row.index.split("."))
            if sorted(order) != list(range(len(texts))):
                raise self._error(f"answered {len(order)} of {len(texts)} texts, or one twice")
            vectors = [vectors[place] for place in np.argsort(order)]
        if len(vectors) != len(texts):
            raise self._error(f"gave {len(vectors)} vectors for {len(texts)} texts")
        return self._embedded(vectors)

    @cached_property
    def _row(self) -> Provider:
        return providers()[self.provider]

    @property
    def _package(self) -> Any:
        return require("httpx", "hosted", f"{self.provider}:{self.model}")

    @cached_property
    def _client(self) -> Any:
        return self._package.Client(timeout=TIMEOUT_S)

    @cached_property
    def _call(self) -> Call:
        return resolve(self.model, self.provider, self.options)

    def _body(self, texts: Sequence[str], role: Role) -> dict[str, Any]:
        params = dict(self._call.params(role))
        dims = {} if self._call.dims is None else {self._row.dims: self._call.dims}
        body: dict[str, Any] = _filled(self._row.body, {"{model}": self.model})
        if self._row.item is None:
            return body | {self._row.texts: list(texts)} | params | dims
        items = [_filled(self._row.item, {"{model}": self.model, "{text}": text}) for text in texts]
        return body | {self._row.texts: [item | params | dims for item in items]}

    def _post(self, body: Mapping[str, Any]) -> Any:
        httpx = self._package
        key = os.environ.get(self._row.key_env)
        if not key:
            raise UsageError(f"{self.provider}:{self.model} needs a key in ${self._row.key_env}")
        headers = {self._row.header: self._row.credential.replace("{key}", key)}
        url = self.url or self._row.url.replace("{model}", self.model)
        failure = ""
        for attempt in range(ATTEMPTS):
            try:
                reply = self._client.post(url, json=body, headers=headers)
            except httpx.HTTPError as error:
                failure, wait = f"{type(error).__name__}: {error}", None
            else:
                if reply.is_success:
                    try:
                        return reply.json()
                    except json.JSONDecodeError:
                        failure, wait = "an answer that is cut off or no JSON", None
                else:
                    failure = f"HTTP {reply.status_code}: {reply.text[:200]}"
                    if reply.status_code != 429 and reply.status_code < 500:
                        break
                    wait = _named_wait(reply.headers.get("retry-after"))
            pause = 2.0**attempt if wait is None else wait
            if attempt + 1 < ATTEMPTS and pause <= LONGEST_WAIT_S:
                time.sleep(pause)
            else:
                break
        raise self._error(failure.replace(key, "***").replace("\n", " "))

    def _error(self, reason: str) -> InputError:
        return InputError(f"{self.provider}:{self.model}: {reason}")


def _named_wait(header: str | None) -> float | None:
    try:
        return None if header is None else max(0.0, float(header))
    except ValueError:
        return None  # a date: wait as if nothing had been said


def _at(value: Any, path: Sequence[str]) -> Any:
    """Return what stands at a path; a list of it below `*`."""
    if not path:
        return value
    step, *rest = path
    if step == "*":
        if not isinstance(value, list):
            raise InputError(f"the answer of the server has no list before {'.'.join(path)}")
        return [_at(each, rest) for each in value]
    if not isinstance(value, dict) or step not in value:
        raise InputError(f"the answer of the server has no {'.'.join(path)}")
    return _at(value[step], rest)


def _filled(template: Any, values: Mapping[str, str]) -> Any:
    """Put values for the placeholders of a template; what is put in is not looked at again."""
    if isinstance(template, Mapping):
        return {key: _filled(each, values) for key, each in template.items()}
    if isinstance(template, list):
        return [_filled(each, values) for each in template]
    if isinstance(template, str):
        if template in values:
            return values[template]
        return template.replace("{model}", values["{model}"])
    return template
