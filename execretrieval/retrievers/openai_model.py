"""`openai:MODEL` and `openai:MODEL@URL`: OpenAI's embeddings, or any server that speaks alike."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from execretrieval.errors import InputError, UsageError
from execretrieval.retrievers.called import Remote
from execretrieval.retrievers.embedding import Embedded, Role
from execretrieval.retrievers.extras import require
from execretrieval.retrievers.hosted import token_batches
from execretrieval.retrievers.models import Call, Options, resolve

MAX_TEXTS = 128
MAX_TOKENS = 100_000
RETRIES = 5
KEY = "OPENAI_API_KEY"


@dataclass(frozen=True)
class OpenAIModel(Remote):
    """A model behind OpenAI's own client, which waits and tries again by itself.

    With a `url`, such as `http://127.0.0.1:8080/v1` of TEI, vLLM or Ollama, a key is not needed.
    """

    model: str
    url: str | None = None
    options: Options = field(default_factory=Options)

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The call, and the address if it is not OpenAI's."""
        return self._call.recipe | ({"url": self.url} if self.url else {})

    def batches(self, texts: Sequence[str]) -> Iterator[Sequence[str]]:
        """Cut by number and tokens."""
        return token_batches(texts, MAX_TEXTS, MAX_TOKENS)

    def embed(self, texts: Sequence[str], role: Role) -> Embedded:
        """Send one request; raise `InputError` for an answer that does not fit it."""
        openai = self._package
        dims = {} if self._call.dims is None else {"dimensions": self._call.dims}
        try:
            answer = self._client.embeddings.create(
                model=self.model, input=list(texts), encoding_format="float", **dims
            )
        except openai.APIStatusError as error:
            raise self._error(f"HTTP {error.status_code}: {error.message}") from error
        except (openai.OpenAIError, json.JSONDecodeError) as error:
            raise self._error(str(error)) from error
        rows = sorted(answer.data, key=lambda row: row.index)
        if [row.index for row in rows] != list(range(len(texts))):
            raise self._error(f"answered {len(rows)} of {len(texts)} texts, or one twice")
        return self._embedded([row.embedding for row in rows])

    @cached_property
    def _call(self) -> Call:
        return resolve(self.model, "openai", self.options)

    @property
    def _package(self) -> Any:
        return require("openai", "hosted", f"openai:{self.model}")

    @cached_property
    def _client(self) -> Any:
        key = os.environ.get(KEY) or ("none" if self.url else None)
        if key is None:
            raise UsageError(f"openai:{self.model} needs a key in ${KEY}")
        return self._package.OpenAI(api_key=key, base_url=self.url, max_retries=RETRIES)

    def _error(self, reason: str) -> InputError:
        key = os.environ.get(KEY)
        clean = reason.replace(key, "***") if key else reason
        return InputError(f"openai:{self.model}: {clean}".replace("\n", " "))
