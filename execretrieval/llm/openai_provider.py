"""OpenAI and every server that speaks alike, over its Responses or its Chat API."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from execretrieval.errors import MissingExtraError
from execretrieval.llm.faults import Key, calling, item_failure
from execretrieval.llm.forms import answer_of, chat_form, items, responses_form, system_of
from execretrieval.llm.provider import BatchLimits, BatchStatus, Transport
from execretrieval.llm.values import Failure, Reply, Request, Usage

KEY = "OPENAI_API_KEY"
ENDPOINTS = {"responses": "/v1/responses", "chat": "/v1/chat/completions"}
_WORKING = {"validating", "in_progress", "finalizing", "cancelling"}
_LABEL = "execretrieval"


class OpenAIProvider:
    """The `openai` package as a provider. Its own retries are off: `Patience` has them for all."""

    limits = BatchLimits(requests=50_000, bytes=190_000_000)

    def __init__(self, transport: Transport) -> None:
        try:
            import openai
        except ImportError:
            raise MissingExtraError("llm", "the provider openai") from None
        self._errors = openai.OpenAIError
        self._key = Key.of(transport, KEY, "openai")
        self._client = openai.OpenAI(
            api_key=self._key.secret,
            base_url=transport.base_url,
            timeout=transport.timeout_s,
            max_retries=0,
        )

    def complete(self, request: Request, custom_id: str) -> Reply | Failure:
        """Ask one question and wait for the answer."""
        create = (
            self._client.chat.completions.create if request.api == "chat" else self._client.responses.create
        )
        with calling(self._errors, self._key):
            answer: Any = create(
                **_body(request),
                extra_body=dict(request.sampling) or None,
                extra_headers={"Idempotency-Key": custom_id},
            )
            body = answer.model_dump(mode="json", warnings=False)
        return self._parse(body, request.api, request)

    def line(self, request: Request, custom_id: str) -> str:
        """Return the line of a batch's input file."""
        body = {**_body(request), **request.sampling}
        row = {"custom_id": custom_id, "method": "POST", "url": ENDPOINTS[request.api], "body": body}
        return json.dumps(row, ensure_ascii=False)

    def create_batch(self, lines: Sequence[str], label: str) -> str:
        """Upload the lines as a file and start a batch of it, which carries the label in its metadata."""
        data = "".join(f"{line}\n" for line in lines).encode("utf-8")
        with calling(self._errors, self._key):
            file = self._client.files.create(file=(f"{label}.jsonl", data), purpose="batch")
            batch = self._client.batches.create(
                input_file_id=file.id,
                endpoint=json.loads(lines[0])["url"],
                completion_window="24h",
                metadata={_LABEL: label},
            )
        return batch.id

    def find_batches(self, label: str, n: int, since: datetime) -> list[str]:
        """Return the batches whose metadata carry the label."""
        found: list[str] = []
        with calling(self._errors, self._key):
            for batch in self._client.batches.list(limit=100):
                if batch.created_at < since.timestamp():
                    break
                if (batch.metadata or {}).get(_LABEL) == label:
                    found.append(batch.id)
        return found

    def poll(self, batch_id: str) -> BatchStatus:
        """Ask how far a batch is; an input file that was refused gives its reasons as the note."""
        with calling(self._errors, self._key):
            batch = self._client.batches.retrieve(batch_id)
        counts = batch.request_counts
        errors = (batch.errors.data or []) if batch.errors else []
        note = self._key.scrub("; ".join(error.message or "" for error in errors[:3]))
        done, total = (counts.completed + counts.failed, counts.total) if counts else (0, 0)
        return BatchStatus(batch.status not in _WORKING, batch.status, done, total, note)

    def results(self, batch_id: str, sent: Mapping[str, Request]) -> list[tuple[str, Reply | Failure]]:
        """Return the rows of the output file and of the error file, each where there is one."""
        with calling(self._errors, self._key):
            batch = self._client.batches.retrieve(batch_id)
            files = [name for name in (batch.output_file_id, batch.error_file_id) if name]
            contents = [self._client.files.content(name).content for name in files]
            # Split by bytes: a text may hold characters that `str.splitlines` takes for line ends.
            rows = [json.loads(line) for line in b"\n".join(contents).split(b"\n") if line.strip()]
        api = "chat" if batch.endpoint == ENDPOINTS["chat"] else "responses"
        return [(row["custom_id"], self._item(row, api, sent.get(row["custom_id"]))) for row in rows]

    def close(self) -> None:
        """Close the connections that the client keeps for further calls."""
        self._client.close()

    def _item(self, row: Mapping[str, Any], api: str, request: Request | None) -> Reply | Failure:
        response, error = row.get("response"), row.get("error")
        if error or not response:
            code = str((error or {}).get("code") or "")
            kind = {"batch_expired": "expired", "batch_cancelled": "canceled"}.get(code, "server")
            return Failure(kind, self._key.scrub(str((error or {}).get("message") or code)))
        if response["status_code"] != 200:
            problem = (response.get("body") or {}).get("error") or {}
            return item_failure(response["status_code"], self._key.scrub(str(problem.get("message") or "")))
        return self._parse(response["body"], api, request)

    def _parse(self, body: Mapping[str, Any], api: str, request: Request | None) -> Reply | Failure:
        read = _from_chat if api == "chat" else _from_responses
        return read(body, self._key, request)


def _body(request: Request) -> dict[str, Any]:
    """Return the body both the direct call and the line of a batch are made of."""
    if request.api == "chat":
        return {
            "model": request.model,
            "messages": [
                {"role": "system", "content": system_of(request)},
                {"role": "user", "content": request.user},
            ],
            **chat_form(request),
            "max_completion_tokens": request.max_output_tokens,
        }
    return {
        "model": request.model,
        "instructions": system_of(request),
        "input": request.user,
        **responses_form(request),
        "max_output_tokens": request.max_output_tokens,
        "store": False,
    }


def _usage(body: Mapping[str, Any], given: str, made: str) -> Usage | None:
    tokens = body.get("usage")
    if not tokens:
        return None
    of_input = tokens.get(f"{given}_tokens_details") or {}
    of_output = tokens.get(f"{made}_tokens_details") or {}
    return Usage(
        tokens[f"{given}_tokens"],
        tokens[f"{made}_tokens"],
        of_input.get("cached_tokens") or 0,
        of_input.get("cache_write_tokens") or 0,
        of_output.get("reasoning_tokens") or 0,
    )


def _from_responses(body: Mapping[str, Any], key: Key, request: Request | None) -> Reply | Failure:
    usage = _usage(body, "input", "output")
    parts = [
        part for item in items(body, "output") if item["type"] == "message" for part in items(item, "content")
    ]
    refusal = "".join(part["refusal"] for part in parts if part["type"] == "refusal")
    reason = (body.get("incomplete_details") or {}).get("reason")
    if refusal or reason == "content_filter":
        return Failure("refusal", key.scrub(refusal or "filtered"), usage, request_id=body.get("id"))
    if reason:
        return Failure("length", f"cut: {reason}", usage, request_id=body.get("id"))
    if body.get("status") == "failed":
        problem = (body.get("error") or {}).get("message") or "failed"
        return Failure("server", key.scrub(problem), usage, request_id=body.get("id"))
    text = "".join(part["text"] for part in parts if part["type"] == "output_text")
    called = [item["arguments"] for item in items(body, "output") if item["type"] == "function_call"]
    return Reply(key.scrub(answer_of(request, text, called)), usage, body["model"], body.get("id"))


def _from_chat(body: Mapping[str, Any], key: Key, request: Request | None) -> Reply | Failure:
    usage = _usage(body, "prompt", "completion")
    choice = (body.get("choices") or [{}])[0]
    message = choice.get("message") or {}
    if message.get("refusal") or choice.get("finish_reason") == "content_filter":
        refusal = key.scrub(message.get("refusal") or "filtered")
        return Failure("refusal", refusal, usage, request_id=body.get("id"))
    if choice.get("finish_reason") == "length":
        return Failure("length", "cut: max_completion_tokens", usage, request_id=body.get("id"))
    called = [call["function"]["arguments"] for call in items(message, "tool_calls") if call.get("function")]
    text = answer_of(request, message.get("content") or "", called)
    return Reply(key.scrub(text), usage, body.get("model") or "", body.get("id"))
