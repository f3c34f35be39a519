"""What becomes of batches, and how both providers tell of them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from wire_replies import chat, message, responses
from wire_script import Answer, Batch

if TYPE_CHECKING:
    from wire_server import WireServer


def finish(wire: WireServer, batch: Batch) -> None:
    """Answer the items of a batch as scripted, last one first."""
    script = wire.batch
    outcomes: list[tuple[str, Any]] = []
    for place, (custom_id, body) in enumerate(batch.items):
        if place in script.missing:
            continue
        if place in script.errors:
            outcome: Any = script.errors[place]
        elif script.answered is not None and place >= script.answered:
            outcome = "expired"
        elif refusal := wire.refusal(body):
            outcome = (400, refusal)
        else:
            outcome = wire.answered(body, custom_id)
        outcomes += [(custom_id, outcome)] * (2 if place in script.twice else 1)
    if script.stranger:
        outcomes.append(("nobody-asked", Answer("{}")))
    batch.outcomes = outcomes[::-1]


def write_openai_files(wire: WireServer, batch: Batch) -> None:
    make = chat if batch.endpoint == "/v1/chat/completions" else responses
    model = batch.items[0][1]["model"]
    output, errors = [], []
    for custom_id, outcome in batch.outcomes or ():
        row: dict[str, Any] = {"id": "br", "custom_id": custom_id, "response": None, "error": None}
        if outcome == "expired":
            row["error"] = {"code": "batch_expired", "message": "could not be executed in time"}
            errors.append(row)
        elif isinstance(outcome, Answer):
            row["response"] = {"status_code": 200, "request_id": "r", "body": make(model, outcome)}
            output.append(row)
        else:
            status, text = outcome
            row["response"] = {"status_code": status, "request_id": "r", "body": {"error": {"message": text}}}
            errors.append(row)
    for name, rows in ((f"{batch.id}-output", output), (f"{batch.id}-errors", errors)):
        if rows:
            # U+2028 stands raw in real files; a reader must not take it for a line end.
            wire.files[name] = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows).encode()


def openai_batch(wire: WireServer, batch: Batch) -> dict[str, Any]:
    failed = wire.batch.failed if batch.polls > wire.batch.polls else ""
    status = "failed" if failed else "in_progress"
    if batch.outcomes is not None:
        status = "completed" if wire.batch.answered is None else "expired"
    names = (f"{batch.id}-output", f"{batch.id}-errors")
    output, errors = (name if name in wire.files else None for name in names)
    done = len(batch.outcomes or ())
    made: dict[str, Any] = {
        "id": batch.id, "object": "batch", "endpoint": batch.endpoint, "input_file_id": batch.file,
        "completion_window": "24h", "created_at": int(batch.created), "status": status,
        "metadata": batch.metadata, "output_file_id": output, "error_file_id": errors,
        "request_counts": {"total": len(batch.items), "completed": done, "failed": 0},
    }  # fmt: skip
    if failed:
        made["errors"] = {"object": "list", "data": [{"code": "invalid", "message": failed, "line": 1}]}
    return made


def anthropic_batch(batch: Batch, host: str) -> dict[str, Any]:
    done = batch.outcomes is not None
    n = len(batch.items)
    counts = {"processing": 0 if done else n, "succeeded": n if done else 0, "errored": 0, "canceled": 0}
    return {
        "id": batch.id, "type": "message_batch", "processing_status": "ended" if done else "in_progress",
        "created_at": datetime.fromtimestamp(batch.created, UTC).isoformat(),
        "expires_at": datetime.fromtimestamp(batch.created + 86_400, UTC).isoformat(),
        "ended_at": None, "archived_at": None, "cancel_initiated_at": None,
        "results_url": f"{host}/v1/messages/batches/{batch.id}/results" if done else None,
        "request_counts": {**counts, "expired": 0},
    }  # fmt: skip


ANTHROPIC_ERRORS = {400: "invalid_request_error", 500: "api_error", 529: "overloaded_error"}


def anthropic_item(batch: Batch, custom_id: str, outcome: Any) -> dict[str, Any]:
    if outcome == "expired":
        result: dict[str, Any] = {"type": "expired"}
    elif isinstance(outcome, Answer):
        result = {"type": "succeeded", "message": message(batch.items[0][1]["model"], outcome)}
    else:
        error = {"type": ANTHROPIC_ERRORS[outcome[0]], "message": outcome[1]}
        result = {"type": "errored", "error": {"type": "error", "error": error, "request_id": None}}
    return {"custom_id": custom_id, "result": result}
