"""Schemas of the common subset, and clients whose signatures we rely on."""

from __future__ import annotations

import inspect
from typing import Any

import anthropic
import openai
import pytest

from execretrieval.llm.structured import provider_schema
from execretrieval.registry.authoring import contracts

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"word": {"type": "string", "minLength": 1}, "n": {"type": "integer", "minimum": 0}},
    "required": ["word", "n"],
    "additionalProperties": False,
}
COMMON = {"type", "properties", "required", "additionalProperties", "items", "enum", "description"}
CONTRACTS = [
    contracts.task_rows(),
    contracts.solution(),
    contracts.distractors(),
    contracts.order(5),
    contracts.percent(),
]


def keywords(schema: dict[str, Any]) -> set[str]:
    found = set(schema)
    for part in [*schema.get("properties", {}).values(), *([schema["items"]] if "items" in schema else [])]:
        found |= keywords(part)
    return found


@pytest.mark.parametrize("schema", [SCHEMA, *CONTRACTS])
def test_only_common_keywords_are_sent(schema: dict[str, Any]) -> None:
    assert keywords(schema) - COMMON
    assert keywords(provider_schema(schema)) <= COMMON


@pytest.mark.parametrize("schema", CONTRACTS)
def test_openais_own_strict_mode_would_change_nothing(schema: dict[str, Any]) -> None:
    from openai.lib._pydantic import _ensure_strict_json_schema

    sent = provider_schema(schema)
    assert _ensure_strict_json_schema(provider_schema(schema), path=(), root=sent) == sent


@pytest.mark.parametrize("schema", CONTRACTS)
def test_anthropics_own_transformation_would_change_nothing(schema: dict[str, Any]) -> None:
    from anthropic import transform_schema

    assert transform_schema(provider_schema(schema)) == without_type_of_enums(provider_schema(schema))


def without_type_of_enums(schema: Any) -> Any:
    """Anthropic's function leaves out a type beside an enum, which OpenAI wants."""
    if not isinstance(schema, dict):
        return schema
    return {
        key: without_type_of_enums(value)
        for key, value in schema.items()
        if key != "type" or "enum" not in schema
    }


@pytest.mark.parametrize(
    "broken", [{"additionalProperties": True}, {"required": ["n"]}, {"additionalProperties": None}]
)
def test_an_open_object_is_a_mistake_of_ours(broken: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="an object must require all its properties"):
        provider_schema({**SCHEMA, **broken})


def test_the_operators_of_the_contract_are_the_mutators_own() -> None:
    from execretrieval.mutators import OPERATORS

    assert [operator.name for operator in OPERATORS] == list(contracts.OPERATORS)


OPENAI = openai.OpenAI(api_key="x", base_url="http://127.0.0.1:9/v1")
ANTHROPIC = anthropic.Anthropic(api_key="x", base_url="http://127.0.0.1:9")
CALLS: list[tuple[str, Any, set[str]]] = [
    (
        "openai responses.create",
        OPENAI.responses.create,
        {
            "model",
            "instructions",
            "input",
            "text",
            "tools",
            "tool_choice",
            "max_output_tokens",
            "store",
            "extra_body",
            "extra_headers",
        },
    ),
    (
        "openai chat.completions.create",
        OPENAI.chat.completions.create,
        {
            "model",
            "messages",
            "response_format",
            "tools",
            "tool_choice",
            "max_completion_tokens",
            "extra_body",
            "extra_headers",
        },
    ),
    ("openai files.create", OPENAI.files.create, {"file", "purpose"}),
    ("openai files.content", OPENAI.files.content, {"file_id"}),
    (
        "openai batches.create",
        OPENAI.batches.create,
        {"input_file_id", "endpoint", "completion_window", "metadata"},
    ),
    ("openai batches.retrieve", OPENAI.batches.retrieve, {"batch_id"}),
    ("openai batches.list", OPENAI.batches.list, {"limit"}),
    ("openai client.close", OPENAI.close, set()),
    ("anthropic client.close", ANTHROPIC.close, set()),
    ("openai client", openai.OpenAI.__init__, {"api_key", "base_url", "timeout", "max_retries"}),
    (
        "anthropic messages.create",
        ANTHROPIC.messages.create,
        {
            "model",
            "max_tokens",
            "system",
            "messages",
            "output_config",
            "tools",
            "tool_choice",
            "extra_body",
            "extra_headers",
        },
    ),
    ("anthropic batches.create", ANTHROPIC.messages.batches.create, {"requests"}),
    ("anthropic batches.retrieve", ANTHROPIC.messages.batches.retrieve, {"message_batch_id"}),
    ("anthropic batches.results", ANTHROPIC.messages.batches.results, {"message_batch_id"}),
    ("anthropic batches.list", ANTHROPIC.messages.batches.list, {"limit"}),
    ("anthropic client", anthropic.Anthropic.__init__, {"api_key", "base_url", "timeout", "max_retries"}),
]


@pytest.mark.parametrize(("name", "call", "used"), CALLS, ids=[name for name, _, _ in CALLS])
def test_the_clients_still_take_what_the_adapters_give(name: str, call: Any, used: set[str]) -> None:
    gone = used - set(inspect.signature(call).parameters)
    assert not gone, (
        f"{name} takes no {', '.join(sorted(gone))} any more: adapt execretrieval/llm to this release"
    )


def test_anthropics_results_can_still_be_read_whole() -> None:
    from anthropic._decoders.jsonl import JSONLDecoder

    assert "http_response" in JSONLDecoder.__annotations__, "the results of a batch have no response any more"


@pytest.mark.parametrize(
    ("module", "base", "names"),
    [
        (openai, "OpenAIError", ("APIStatusError", "APIConnectionError", "APITimeoutError")),
        (anthropic, "AnthropicError", ("APIStatusError", "APIConnectionError", "APITimeoutError")),
    ],
)
def test_the_clients_errors_still_have_one_root(module: Any, base: str, names: tuple[str, ...]) -> None:
    for name in names:
        assert issubclass(getattr(module, name), getattr(module, base)), f"{module.__name__}.{name} has moved"
