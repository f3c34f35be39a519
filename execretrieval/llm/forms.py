"""How an answer is made to keep to its schema: by structured output, a forced tool call, or words alone.

Whatever the form, the answer is held against the full schema here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from execretrieval.llm.structured import provider_schema
from execretrieval.llm.values import Request, canonical_json

_TASK = "Give the whole answer."
_WORDS = (
    "\n\nThe answer is one JSON value that keeps to the JSON Schema below, and nothing else: no text before "
    "or after it, no code fence around it.\n"
)
_FENCED = re.compile(r"\s*```(?:json)?[ \t]*\n(?P<inside>.*)\n[ \t]*```\s*", re.DOTALL | re.IGNORECASE)
_REFUSED = re.compile(
    r"response_format|json_?schema|output_config|output_format|text\.format|structured|tool", re.I
)

HINT = 'if it takes no answer of this form, set output = "tool" or output = "prompt" for the role'


def system_of(request: Request) -> str:
    """Return the system prompt as it is sent; where nothing else holds the schema, it does."""
    if request.output == "prompt":
        return request.system + _WORDS + canonical_json(request.schema)
    return request.system


def responses_form(request: Request) -> dict[str, Any]:
    """Return what asks OpenAI's Responses API for the form."""
    name, schema = request.role, provider_schema(request.schema)
    if request.output == "schema":
        return {"text": {"format": {"type": "json_schema", "name": name, "schema": schema, "strict": True}}}
    if request.output == "prompt":
        return {}
    tool = {"type": "function", "name": name, "description": _TASK, "parameters": schema, "strict": False}
    return {"tools": [tool], "tool_choice": {"type": "function", "name": name}}


def chat_form(request: Request) -> dict[str, Any]:
    """Return what asks OpenAI's Chat API for the form."""
    name, schema = request.role, provider_schema(request.schema)
    if request.output == "schema":
        form = {"name": name, "schema": schema, "strict": True}
        return {"response_format": {"type": "json_schema", "json_schema": form}}
    if request.output == "prompt":
        return {}
    tool = {"name": name, "description": _TASK, "parameters": schema}
    choice = {"type": "function", "function": {"name": name}}
    return {"tools": [{"type": "function", "function": tool}], "tool_choice": choice}


def messages_form(request: Request) -> dict[str, Any]:
    """Return what asks Anthropic's Messages API for the form."""
    name, schema = request.role, provider_schema(request.schema)
    if request.output == "schema":
        return {"output_config": {"format": {"type": "json_schema", "schema": schema}}}
    if request.output == "prompt":
        return {}
    tool = {"name": name, "description": _TASK, "input_schema": schema}
    return {"tools": [tool], "tool_choice": {"type": "tool", "name": name}}


def answer_of(request: Request | None, text: str, called: list[str]) -> str:
    """Return the JSON of an answer, from its text or the arguments of its tool calls.

    A fence around the text is taken off where only words asked for none. Several calls make no JSON together,
    and are asked for again.
    """
    if request is None or request.output == "schema":
        return text
    if request.output == "tool":
        return "".join(called) or text
    fenced = _FENCED.fullmatch(text)
    return fenced["inside"] if fenced else text


def hinted(message: str) -> str:
    """Return what a server said of a request it refuses, with what to try if it is about the form."""
    return f"{message} ({HINT})" if _REFUSED.search(message) else message


def items(body: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """Return a list of an answer; servers leave out empty ones, or send null."""
    return list(body.get(key) or ())
