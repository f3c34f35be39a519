"""Bodies of the replies of both providers, as their clients read them."""

from __future__ import annotations

import base64
import json
import struct
from typing import Any

from wire_script import Answer


def responses(model: str, answer: Answer) -> dict[str, Any]:
    given, made, cached = answer.tokens
    part: dict[str, Any] = {"type": "output_text", "text": answer.text, "annotations": []}
    if answer.stop == "refusal":
        part = {"type": "refusal", "refusal": "I will not."}
    cut = answer.stop == "length"
    output: list[dict[str, Any]] = [
        {"type": "function_call", "id": f"f{n}", "call_id": f"c{n}", "name": name, "arguments": answer.text,
         "status": "completed"}
        for n, name in enumerate(answer.calls)
    ]  # fmt: skip
    if not output:
        output = [
            {"type": "message", "id": "m1", "role": "assistant", "status": "completed", "content": [part]}
        ]
    return {
        "id": "resp_1", "object": "response", "created_at": 1, "model": f"{model}-2026",
        "status": "incomplete" if cut else "completed",
        "incomplete_details": {"reason": "max_output_tokens"} if cut else None,
        "output": output,
        "parallel_tool_calls": True, "tool_choice": "auto", "tools": [],
        "usage": {
            "input_tokens": given, "output_tokens": made, "total_tokens": given + made,
            "input_tokens_details": {"cached_tokens": cached, "cache_write_tokens": 0},
            "output_tokens_details": {"reasoning_tokens": 0},
        },
    }  # fmt: skip


def chat(model: str, answer: Answer) -> dict[str, Any]:
    given, made, cached = answer.tokens
    refusal = "I will not." if answer.stop == "refusal" else None
    calls = [
        {"id": f"c{n}", "type": "function", "function": {"name": name, "arguments": answer.text}}
        for n, name in enumerate(answer.calls)
    ]
    choice: dict[str, Any] = {
        "index": 0, "logprobs": None, "finish_reason": "length" if answer.stop == "length" else "stop",
        "message": {"role": "assistant", "content": None if refusal else answer.text, "refusal": refusal},
    }  # fmt: skip
    if calls:
        choice["message"] |= {"content": None, "tool_calls": calls}
        choice["finish_reason"] = "length" if answer.stop == "length" else "tool_calls"
    return {
        "id": "c1", "object": "chat.completion", "created": 1, "model": f"{model}-2026", "choices": [choice],
        "usage": {"prompt_tokens": given, "completion_tokens": made, "total_tokens": given + made,
                  "prompt_tokens_details": {"cached_tokens": cached}},
    }  # fmt: skip


def message(model: str, answer: Answer) -> dict[str, Any]:
    given, made, cached = answer.tokens
    stop = {"complete": "end_turn", "length": "max_tokens", "refusal": "refusal"}[answer.stop]
    content: list[dict[str, Any]] = [{"type": "text", "text": answer.text}]
    if answer.calls:
        stop = "tool_use" if stop == "end_turn" else stop
        content = [
            {"type": "tool_use", "id": f"t{n}", "name": name, "input": json.loads(answer.text)}
            for n, name in enumerate(answer.calls)
        ]
    return {
        "id": "msg_1", "type": "message", "role": "assistant", "model": f"{model}-2026",
        "content": content, "stop_reason": stop, "stop_sequence": None,
        # Anthropic counts cached tokens apart from the others.
        "usage": {"input_tokens": given - cached, "output_tokens": made, "cache_read_input_tokens": cached,
                  "cache_creation_input_tokens": 0},
    }  # fmt: skip


def embeddings(body: dict[str, Any]) -> dict[str, Any]:
    texts = [body["input"]] if isinstance(body["input"], str) else body["input"]

    def vector(text: str) -> Any:
        values = [float(len(text)), 1.0]
        if body.get("encoding_format") == "base64":
            return base64.b64encode(struct.pack("<2f", *values)).decode()
        return values

    data = [{"object": "embedding", "index": n, "embedding": vector(text)} for n, text in enumerate(texts)]
    usage = {"prompt_tokens": 3, "total_tokens": 3}
    return {"object": "list", "model": body["model"], "data": data, "usage": usage}
