"""Replies as JSON: the schema a provider gets, and the check of what it sends back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from execretrieval.llm.values import Failure, Reply

LONGEST_REPLY = 2_000_000
"""Characters; a longer reply is a failure."""

LONGEST_REASON = 400

_COMMON = {"type", "properties", "required", "additionalProperties", "items", "enum", "description"}


def provider_schema(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return a schema without the keywords that not every provider takes, such as bounds and patterns.

    Raises ValueError for a schema that strict modes refuse: an object must require all its properties and
    allow no others.
    """
    kept = {key: value for key, value in schema.items() if key in _COMMON}
    if schema["type"] == "object":
        closed = schema.get("additionalProperties") is False
        if not closed or set(schema["required"]) != set(schema["properties"]):
            raise ValueError("an object must require all its properties and allow no others")
        kept["properties"] = {name: provider_schema(part) for name, part in schema["properties"].items()}
    if schema["type"] == "array":
        kept["items"] = provider_schema(schema["items"])
    return kept


def parse_reply(reply: Reply, schema: Mapping[str, Any]) -> Any | Failure:
    """Return the value that a reply holds, checked against the full schema, or why it holds none."""
    if len(reply.text) > LONGEST_REPLY:
        return _failure("too_long", f"a reply of {len(reply.text)} characters", reply)
    if not reply.text.strip():
        return _failure("empty", "a reply without text", reply)
    try:
        value = json.loads(reply.text, parse_constant=_refuse)
        json.dumps(value, ensure_ascii=False).encode("utf-8")  # half a surrogate pair can go into no file
    except (ValueError, RecursionError) as error:
        return _failure("invalid_json", f"not JSON: {error}", reply)
    problem = best_match(Draft202012Validator(schema).iter_errors(value))
    if problem is not None:
        where = "/".join(str(step) for step in problem.absolute_path) or "the reply"
        return _failure("schema", f"{where}: {problem.message}", reply)
    return value


def rejected(reply: Reply, reason: str) -> Failure:
    """Return the failure of a reply that keeps to the schema and cannot be used all the same."""
    return _failure("rejected", reason, reply)


def _failure(kind: str, message: str, reply: Reply) -> Failure:
    # A validator quotes what it refuses, which may be megabytes.
    short = message if len(message) <= LONGEST_REASON else f"{message[:LONGEST_REASON]}…"
    return Failure(kind, short, reply.usage, request_id=reply.request_id)


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
