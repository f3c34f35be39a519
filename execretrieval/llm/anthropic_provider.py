"""Anthropic, over its Messages API."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from execretrieval.errors import MissingExtraError
from execretrieval.llm.faults import Key, calling, item_failure
from execretrieval.llm.forms import answer_of, items, messages_form, system_of
from execretrieval.llm.provider import BatchLimits, BatchStatus, Transport
from execretrieval.llm.values import Failure, Reply, Request, Usage

KEY = "ANTHROPIC_API_KEY"
_STATUS = {
    "overloaded_error": 529,
    "rate_limit_error": 429,
    "api_error": 500,
    "timeout_error": 504,
    "authentication_error": 401,
    "permission_error": 403,
}


class AnthropicProvider:
    """The `anthropic` package as a provider. Its own retries are off: `Patience` has them for all."""

    limits = BatchLimits(requests=100_000, bytes=250_000_000)

    def __init__(self, transport: Transport) -> None:
        try:
            import anthropic
        except ImportError:
            raise MissingExtraError("llm", "the provider anthropic") from None
        self._errors = anthropic.AnthropicError
        self._key = Key.of(transport, KEY, "anthropic")
        self._client = anthropic.Anthropic(
            api_key=self._key.secret,
            base_url=transport.base_url,
            timeout=transport.timeout_s,
            max_retries=0,
        )

    def complete(self, request: Request, custom_id: str) -> Reply | Failure:
        """Ask one question and wait for the answer."""
        with calling(self._errors, self._key):
            message = self._client.messages.create(
                **_params(request),
                # The signature has no sampling any more; a body still takes it.
                extra_body=dict(request.sampling) or None,
                extra_headers={"Idempotency-Key": custom_id},
            )
            body = message.model_dump(mode="json", warnings=False)
        return self._parse(body, request)

    def line(self, request: Request, custom_id: str) -> str:
        """Return the entry of a batch's list."""
        row = {"custom_id": custom_id, "params": {**_params(request), **request.sampling}}
        return json.dumps(row, ensure_ascii=False)

    def create_batch(self, lines: Sequence[str], label: str) -> str:
        """Send the list. A batch has no room for the label."""
        with calling(self._errors, self._key):
            batch = self._client.messages.batches.create(requests=[json.loads(line) for line in lines])
        return batch.id

    def find_batches(self, label: str, n: int, since: datetime) -> list[str]:
        """Return the batches of `n` requests that are not older than `since`."""
        found: list[str] = []
        with calling(self._errors, self._key):
            for batch in self._client.messages.batches.list(limit=100):
                if batch.created_at < since:
                    break
                if _total(batch.request_counts) == n:
                    found.append(batch.id)
        return found

    def poll(self, batch_id: str) -> BatchStatus:
        """Ask how far a batch is."""
        with calling(self._errors, self._key):
            batch = self._client.messages.batches.retrieve(batch_id)
        total = _total(batch.request_counts)
        done = total - batch.request_counts.processing
        return BatchStatus(batch.processing_status == "ended", batch.processing_status, done, total)

    def results(self, batch_id: str, sent: Mapping[str, Request]) -> list[tuple[str, Reply | Failure]]:
        """Return what became of each entry."""
        with calling(self._errors, self._key):
            decoder = self._client.messages.batches.results(batch_id)
            # Read whole: the client's own iteration takes quadratic time for a line of many megabytes.
            raw = decoder.http_response.read()
            rows = [json.loads(line) for line in raw.split(b"\n") if line.strip()]
        return [(row["custom_id"], self._item(row["result"], sent.get(row["custom_id"]))) for row in rows]

    def close(self) -> None:
        """Close the connections that the client keeps for further calls."""
        self._client.close()

    def _item(self, result: Mapping[str, Any], request: Request | None) -> Reply | Failure:
        if result["type"] == "succeeded":
            return self._parse(result["message"], request)
        if result["type"] == "errored":
            problem = (result.get("error") or {}).get("error") or {}
            message = self._key.scrub(str(problem.get("message") or ""))
            return item_failure(_STATUS.get(problem.get("type", ""), 400), message)
        return Failure(result["type"], f"{result['type']} before it was answered")

    def _parse(self, body: Mapping[str, Any], request: Request | None) -> Reply | Failure:
        tokens = body.get("usage") or None
        cached = (tokens or {}).get("cache_read_input_tokens") or 0
        written = (tokens or {}).get("cache_creation_input_tokens") or 0
        usage = tokens and Usage(
            tokens["input_tokens"] + cached + written,
            tokens["output_tokens"],
            cached,
            written,
            (tokens.get("output_tokens_details") or {}).get("thinking_tokens") or 0,
        )
        stop = body.get("stop_reason")
        if stop == "refusal":
            return Failure("refusal", "refused", usage, request_id=body.get("id"))
        called = request is not None and request.output == "tool" and stop == "tool_use"
        if stop not in {"end_turn", "stop_sequence"} and not called:
            return Failure("length", f"cut: {stop}", usage, request_id=body.get("id"))
        parts = items(body, "content")
        text = "".join(part["text"] for part in parts if part["type"] == "text")
        calls = [
            json.dumps(part["input"], ensure_ascii=False) for part in parts if part["type"] == "tool_use"
        ]
        return Reply(self._key.scrub(answer_of(request, text, calls)), usage, body["model"], body.get("id"))


def _params(request: Request) -> dict[str, Any]:
    """Return the parameters both the direct call and the entry of a batch are made of."""
    return {
        "model": request.model,
        "max_tokens": request.max_output_tokens,
        "system": system_of(request),
        "messages": [{"role": "user", "content": request.user}],
        **messages_form(request),
    }


def _total(counts: Any) -> int:
    return int(counts.processing + counts.succeeded + counts.errored + counts.canceled + counts.expired)
