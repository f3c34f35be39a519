"""One loopback server that speaks both wire protocols, for the real `openai` and `anthropic` clients.

It answers Responses, Chat, Embeddings, Files and Batches as OpenAI does, Messages and Message Batches as
Anthropic does. What is answered comes from `answer`; `faults` are met in order, one for a call, before any
answer; `batch` scripts what becomes of batches. `log` holds every call and `paid` counts the answers given
out per idempotency key or custom id: what a provider would send a bill for. A call with the
`Idempotency-Key` of an earlier one gets that one's answer again, unless `heeds_keys` is off; with another
body it is refused.
"""

from __future__ import annotations

import hashlib
import json
import re
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from wire_batches import anthropic_batch, anthropic_item, finish, openai_batch, write_openai_files
from wire_replies import chat, embeddings, message, responses
from wire_script import Answer, Asked, Batch, BatchScript, Call, Fault

KEY = "sk-loopback-0123456789-secret"


class WireServer:
    def __init__(self, answer: Callable[[Asked], Answer | str]) -> None:
        self.answer = answer
        self.faults: list[Fault] = []
        self.batch = BatchScript()
        self.key: str | None = None
        self.heeds_keys = True
        self.given: dict[str, tuple[str, Answer]] = {}  # idempotency key -> hash of the body, answer
        # Keys of a body that the server does not know, and whether a model uses the tools it is given.
        self.refused: tuple[str, ...] = ()
        self.calls_tools = True
        self.log: list[Call] = []
        self.paid: Counter[str] = Counter()
        # Called with the number of the call and "before" its work, "after" it, and when it was "sent".
        self.hook: Callable[[int, str], None] = lambda number, phase: None
        self.files: dict[str, bytes] = {}
        self.batches: dict[str, Batch] = {}
        self.connections = 0  # that are open now
        self.lock = threading.RLock()
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
        self.http.daemon_threads = True
        self.http.wire = self  # type: ignore[attr-defined]
        self.thread = threading.Thread(target=self.http.serve_forever, args=(0.01,), daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.http.server_port}"

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()
        self.thread.join()

    def bodies(self, path: str = "") -> list[dict[str, Any]]:
        """The JSON bodies of all questions, direct ones and those of batches."""
        return [
            json.loads(call.body)
            for call in self.log
            if call.method == "POST" and path in call.path and call.body[:1] == b"{"
        ]

    def called(self, body: dict[str, Any], key: str | None) -> tuple[int, Answer | str]:
        """Status and answer (or complaint) to a direct call: a new answer, or the one its key has already."""
        if key is None or not self.heeds_keys:
            return 200, self.answered(body, key or "none")
        content = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
        first, answer = self.given.get(key, ("", Answer()))
        if first and first != content:
            return 400, "this Idempotency-Key came with another body before"
        if not first:
            answer = self.answered(body, key)
            self.given[key] = (content, answer)
        return 200, answer

    def answered(self, body: dict[str, Any], bill: str) -> Answer:
        if "instructions" in body:
            asked = Asked(body["model"], body["instructions"], body["input"], body)
        elif "system" in body:
            asked = Asked(body["model"], body["system"], body["messages"][0]["content"], body)
        else:
            system, user = (message["content"] for message in body["messages"])
            asked = Asked(body["model"], system, user, body)
        self.paid[bill] += 1
        made = self.answer(asked)
        made = Answer(made) if isinstance(made, str) else made
        if "tools" in body and self.calls_tools and not made.calls:
            (tool,) = body["tools"]
            made = replace(made, calls=(tool.get("function", tool)["name"],))
        return made

    def refusal(self, body: dict[str, Any]) -> str | None:
        """What a server says that does not know a key of the body."""
        unknown = [key for key in self.refused if key in body]
        name = {"text": "text.format"}.get(unknown[0], unknown[0]) if unknown else ""
        return f"{name} is not supported" if name else None


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Without this, the small second write of a response waits for an acknowledgement.
    wbufsize = -1

    @property
    def wire(self) -> WireServer:
        return self.server.wire  # type: ignore[attr-defined,no-any-return]

    def log_message(self, *args: object) -> None:
        pass

    def setup(self) -> None:
        super().setup()
        with self.wire.lock:
            self.wire.connections += 1

    def finish(self) -> None:
        super().finish()
        with self.wire.lock:
            self.wire.connections -= 1

    def do_GET(self) -> None:
        self._serve(b"")

    def do_POST(self) -> None:
        self._serve(self._read())

    def _read(self) -> bytes:
        if self.headers.get("transfer-encoding", "").lower() != "chunked":
            return self.rfile.read(int(self.headers.get("content-length") or 0))
        parts = []
        while size := int(self.rfile.readline().strip(), 16):
            parts.append(self.rfile.read(size))
            self.rfile.readline()
        self.rfile.readline()
        return b"".join(parts)

    def _send(
        self, status: int, value: Any, headers: tuple[tuple[str, str], ...] = (), kind: str = ""
    ) -> None:
        raw = value if isinstance(value, bytes) else json.dumps(value).encode()
        mime = "application/octet-stream" if isinstance(value, bytes) else "application/json"
        body = raw[: len(raw) // 2] if kind in {"cut", "short"} else raw
        announced = len(raw if kind == "short" else body)
        self.send_response_only(status)
        for name, text in (("content-type", mime), ("content-length", str(announced)), *headers):
            self.send_header(name, text)
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()
        if kind == "short":
            self._drop()

    def _drop(self) -> None:
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)

    def _serve(self, raw: bytes) -> None:
        wire, path = self.wire, self.path.split("?")[0]
        with wire.lock:
            wire.log.append(Call(self.command, path, dict(self.headers), raw))
            number = len(wire.log)
            fault = next((f for f in wire.faults if f.path in path), None)
            if fault:
                wire.faults.remove(fault)
        given = self.headers.get("authorization", "").removeprefix("Bearer ") or self.headers.get(
            "x-api-key", ""
        )
        if wire.key is not None and given != wire.key:
            message = f"Incorrect API key provided: {given}"
            self._send(401, {"error": {"message": message, "type": "authentication_error"}})
            return
        if fault and fault.kind == "status":
            error = {"message": fault.message, "type": "scripted_error"}
            self._send(fault.status, {"type": "error", "error": error}, fault.headers)
            return
        if fault and fault.kind == "drop" and not fault.after:
            self._drop()
            return
        wire.hook(number, "before")
        with wire.lock:
            status, value = self._route(path, raw)
        wire.hook(number, "after")
        if fault and fault.kind == "drop":
            self._drop()
            return
        self._send(status, value, kind=fault.kind if fault else "")
        wire.hook(number, "sent")

    def _route(self, path: str, raw: bytes) -> tuple[int, Any]:
        wire = self.wire
        kind = self.headers.get("content-type", "")
        body = json.loads(raw) if raw and "json" in kind else {}
        if refusal := wire.refusal(body):
            return 400, {"type": "error", "error": {"message": refusal, "type": "invalid_request_error"}}
        direct = {"/v1/responses": responses, "/v1/chat/completions": chat, "/v1/messages": message}
        if path in direct:
            status, made = wire.called(body, self.headers.get("idempotency-key"))
            if not isinstance(made, Answer):
                return status, {"type": "error", "error": {"message": made, "type": "invalid_request_error"}}
            return status, direct[path](body["model"], made)
        if path == "/v1/embeddings":
            return 200, embeddings(body)
        if path == "/v1/files":
            name = f"file-{len(wire.files)}"
            wire.files[name] = _upload(raw, kind)
            return 200, {"id": name, "object": "file", "bytes": len(raw), "created_at": int(time.time()),
                         "filename": "x.jsonl", "purpose": "batch", "status": "processed"}  # fmt: skip
        if match := re.fullmatch(r"/v1/files/([^/]+)/content", path):
            return 200, wire.files[match[1]]
        if path.startswith("/v1/messages/batches"):
            return self._anthropic_batches(path, body)
        if path.startswith("/v1/batches"):
            return self._openai_batches(path, body)
        return 404, {"error": {"message": f"no such route {path}", "type": "not_found_error"}}

    # ---- OpenAI

    def _openai_batches(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        wire = self.wire
        if path == "/v1/batches" and self.command == "GET":
            newest = sorted(wire.batches.values(), key=lambda batch: -batch.created)
            return 200, {"object": "list", "data": [openai_batch(wire, b) for b in newest], "has_more": False}
        if path == "/v1/batches":
            rows = [json.loads(line) for line in wire.files[body["input_file_id"]].split(b"\n") if line]
            items = [(row["custom_id"], row["body"]) for row in rows]
            batch = Batch(f"batch_{len(wire.batches)}", time.time(), items, body["endpoint"])
            batch.metadata, batch.file = body.get("metadata") or {}, body["input_file_id"]
            wire.batches[batch.id] = batch
            return 200, openai_batch(wire, batch)
        batch = wire.batches[path.rsplit("/", 1)[1]]
        batch.polls += 1
        if batch.polls > wire.batch.polls and batch.outcomes is None and not wire.batch.failed:
            finish(wire, batch)
            write_openai_files(wire, batch)
        return 200, openai_batch(wire, batch)

    # ---- Anthropic

    def _anthropic_batches(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        wire = self.wire
        host = f"http://{self.headers['host']}"
        if path == "/v1/messages/batches" and self.command == "GET":
            newest = sorted(wire.batches.values(), key=lambda batch: -batch.created)
            data = [anthropic_batch(batch, host) for batch in newest]
            return 200, {"data": data, "has_more": False, "first_id": None, "last_id": None}
        if path == "/v1/messages/batches":
            items = [(row["custom_id"], row["params"]) for row in body["requests"]]
            batch = Batch(f"msgbatch_{len(wire.batches)}", time.time(), items)
            wire.batches[batch.id] = batch
            return 200, anthropic_batch(batch, host)
        if path.endswith("/results"):
            batch = wire.batches[path.split("/")[-2]]
            lines = [json.dumps(anthropic_item(batch, *outcome)) for outcome in batch.outcomes or ()]
            return 200, "".join(f"{line}\n" for line in lines).encode()
        batch = wire.batches[path.rsplit("/", 1)[1]]
        batch.polls += 1
        if batch.polls > wire.batch.polls and batch.outcomes is None:
            finish(wire, batch)
        return 200, anthropic_batch(batch, host)


def _upload(raw: bytes, kind: str) -> bytes:
    match = re.search(rb"boundary=([^;]+)", kind.encode())
    assert match
    part = next(part for part in raw.split(b"--" + match[1]) if b'name="file"' in part)
    return part.split(b"\r\n\r\n", 1)[1].removesuffix(b"\r\n")
