"""Servers that refuse structured output: a forced tool call, or a schema in words, and the same check."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from wire_script import Answer
from wire_server import WireServer

from execretrieval.errors import ProviderError
from execretrieval.llm import Patience, Provider, Request, Run, collect, run_direct, submit

STRUCTURED = ("response_format", "text", "output_config")
GOOD = '{"word": "seven", "n": 7}'
# The part of the schema that all providers know, as sent.
SENT = {
    "type": "object",
    "properties": {"word": {"type": "string"}, "n": {"type": "integer"}},
    "required": ["word", "n"],
    "additionalProperties": False,
}


@pytest.fixture
def new_run(tmp_path: Any, ask: Callable[..., Request]) -> Callable[..., Run]:
    def make(output: str, n: int = 2) -> Run:
        Run.create(tmp_path / output, {"stage": "t"}, [ask(k, output=output) for k in range(n)])
        return Run(tmp_path / output)

    return make


NewRun = Callable[..., Run]


def kinds(run: Run) -> list[str]:
    return [failure.kind for failures in run.failures.values() for failure in failures]


@pytest.mark.parametrize("output", ["tool", "prompt"])
def test_a_server_without_structured_output_is_asked_otherwise(
    output: str, new_run: NewRun, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.refused = STRUCTURED if output == "tool" else (*STRUCTURED, "tools", "tool_choice")
    run = new_run(output)
    run_direct(run, provider, jobs=1, patience=patience)
    direct = Run(run.folder)
    assert [each.value for each in direct.accepted.values()] == [
        {"word": "seven", "n": 0},
        {"word": "seven", "n": 1},
    ]
    assert kinds(direct) == []


@pytest.mark.parametrize("output", ["tool", "prompt"])
def test_a_batch_is_asked_the_same_way(
    output: str,
    new_run: NewRun,
    provider: Provider,
    patience: Patience,
    wire: WireServer,
) -> None:
    wire.refused = STRUCTURED
    wire.batch.polls = 0
    run = new_run(output)
    submit(run, provider, patience=patience)
    collect(run, provider, patience=patience)
    assert [each.value["n"] for each in (Run(run.folder).accepted[name] for name in run.requests)] == [0, 1]


def test_a_refusal_of_the_form_says_what_to_set(
    new_run: NewRun, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.refused = STRUCTURED
    with pytest.raises(ProviderError, match="is not supported") as error:
        run_direct(new_run("schema", 9), provider, jobs=1, patience=patience)
    assert 'set output = "tool" or output = "prompt" for the role' in str(error.value)
    assert len(wire.log) == 3
    assert wire.paid.total() == 0


def test_what_is_sent(ask: Callable[..., Request], provider: Provider, wire: WireServer, api: str) -> None:
    full = json.dumps(ask().schema, sort_keys=True, separators=(",", ":"))
    for output in ("tool", "prompt"):
        provider.complete(ask(output=output), f"id-{output}")
    tool, words = wire.bodies()
    form = {"name": "tester", "description": "Give the whole answer."}
    assert {key: tool[key] for key in ("tools", "tool_choice")} == {
        "responses": {
            "tools": [{"type": "function", **form, "parameters": SENT, "strict": False}],
            "tool_choice": {"type": "function", "name": "tester"},
        },
        "chat": {
            "tools": [{"type": "function", "function": {**form, "parameters": SENT}}],
            "tool_choice": {"type": "function", "function": {"name": "tester"}},
        },
        "messages": {
            "tools": [{**form, "input_schema": SENT}],
            "tool_choice": {"type": "tool", "name": "tester"},
        },
    }[api]
    for body in (tool, words):
        assert not set(body) & set(STRUCTURED)
    assert not set(words) & {"tools", "tool_choice"}
    system = {
        "responses": lambda body: body["instructions"],
        "chat": lambda body: body["messages"][0]["content"],
        "messages": lambda body: body["system"],
    }[api]
    assert system(tool) == "Count."
    assert system(words).startswith("Count.\n\nThe answer is one JSON value")
    assert system(words).endswith(f"\n{full}")  # with its bounds, which nothing else holds


@pytest.mark.parametrize(
    ("output", "bad", "kind"),
    [
        ("tool", Answer('{"word": "SEVEN", "n": 7}'), "schema"),
        ("tool", Answer(GOOD, calls=("tester", "tester")), "invalid_json"),
        ("prompt", Answer(f"Here it is: {GOOD}"), "invalid_json"),
        ("prompt", Answer('```json\n{"word": "SEVEN", "n": 7}\n```'), "schema"),
        ("prompt", Answer(f"```\n{GOOD}\n```\n```\n{GOOD}\n```"), "invalid_json"),
        ("schema", Answer(f"```json\n{GOOD}\n```"), "invalid_json"),
    ],
)
def test_the_answer_is_held_against_the_schema_all_the_same(
    output: str,
    bad: Answer,
    kind: str,
    new_run: NewRun,
    provider: Provider,
    patience: Patience,
    wire: WireServer,
) -> None:
    answers = [bad, Answer(GOOD)]
    wire.answer = lambda asked: answers.pop(0)
    run = new_run(output, 1)
    run_direct(run, provider, jobs=1, patience=patience)
    done = Run(run.folder)
    assert kinds(done) == [kind]
    assert [each.value for each in done.accepted.values()] == [{"word": "seven", "n": 7}]
    assert "Your last answer could not be used. (1) " in json.dumps(wire.bodies()[1])


@pytest.mark.parametrize("text", [GOOD, f"```json\n{GOOD}\n```", f"\n```\n{GOOD}\n```\n"])
def test_a_fence_around_the_whole_answer_is_taken_off(
    text: str, new_run: NewRun, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.answer = lambda asked: text
    run = new_run("prompt", 1)
    run_direct(run, provider, jobs=1, patience=patience)
    assert [each.value["n"] for each in Run(run.folder).accepted.values()] == [7]


def test_a_model_that_answers_in_text_instead_of_the_call_is_heard(
    new_run: NewRun, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.calls_tools = False
    run = new_run("tool", 1)
    run_direct(run, provider, jobs=1, patience=patience)
    assert [each.value["n"] for each in Run(run.folder).accepted.values()] == [0]


@pytest.mark.parametrize("stop", ["length", "refusal"])
@pytest.mark.parametrize("output", ["tool", "prompt"])
def test_a_cut_or_refused_answer_stays_a_failure(
    output: str, stop: str, new_run: NewRun, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.calls_tools = stop == "length"  # who refuses calls nothing
    wire.answer = lambda asked: Answer(GOOD, stop=stop)
    run = new_run(output, 1)
    run_direct(run, provider, jobs=1, patience=patience)
    assert kinds(Run(run.folder)) == [stop]
    assert len(wire.log) == 1


def test_the_form_is_a_part_of_the_question(ask: Callable[..., Request]) -> None:
    assert len({ask(output=output).custom_id for output in ("schema", "tool", "prompt")}) == 3
