"""Direct calls: the real clients against the loopback server, every fault included."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from wire_script import Answer, Asked, Fault
from wire_server import WireServer

from execretrieval.errors import MissingExtraError, ProviderError, UsageError
from execretrieval.llm import Patience, Provider, Request, Run, Usage, open_provider, run_direct

RunMaker = Callable[..., Run]


def go(run: Run, provider: Provider, patience: Patience, jobs: int = 1) -> Run:
    """Ask all, and read what the files say of it."""
    run_direct(run, provider, jobs=jobs, patience=patience)
    return Run(run.folder)


def kinds(run: Run) -> list[str]:
    return [failure.kind for failures in run.failures.values() for failure in failures]


def test_all_are_answered_once(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    done = go(new_run(5), provider, patience, jobs=3)
    assert [done.accepted[name].value["n"] for name in done.requests] == [0, 1, 2, 3, 4]
    assert done.usage() == Usage(input=500, output=250)
    assert {accepted.reply.model_resolved for accepted in done.accepted.values()} == {"m-1-2026"}
    go(done, provider, patience)
    assert wire.paid == dict.fromkeys(done.requests, 1)


def test_the_schema_that_is_sent_has_no_bounds(
    ask: Callable[..., Request], provider: Provider, wire: WireServer, api: str
) -> None:
    provider.complete(ask(), "id-1")
    (body,) = wire.bodies()
    schema = {
        "type": "object",
        "properties": {"word": {"type": "string"}, "n": {"type": "integer"}},
        "required": ["word", "n"],
        "additionalProperties": False,
    }
    form = {"type": "json_schema", "name": "tester", "schema": schema, "strict": True}
    assert (
        body
        == {
            "responses": {
                "model": "m-1",
                "instructions": "Count.",
                "input": "question 1",
                "text": {"format": form},
                "max_output_tokens": 1000,
                "store": False,
                "temperature": 0.5,
            },
            "chat": {
                "model": "m-1",
                "messages": [
                    {"role": "system", "content": "Count."},
                    {"role": "user", "content": "question 1"},
                ],
                "response_format": {
                    "type": "json_schema",
                    "json_schema": {"name": "tester", "schema": schema, "strict": True},
                },
                "max_completion_tokens": 1000,
                "temperature": 0.5,
            },
            "messages": {
                "model": "m-1",
                "max_tokens": 1000,
                "system": "Count.",
                "messages": [{"role": "user", "content": "question 1"}],
                "output_config": {"format": {"type": "json_schema", "schema": schema}},
                "temperature": 0.5,
            },
        }[api]
    )


def test_cached_tokens_are_part_of_the_input(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.answer = lambda asked: Answer('{"word": "a", "n": 1}', tokens=(90, 7, 40))
    assert go(new_run(1), provider, patience).usage() == Usage(input=90, output=7, cached_input=40)


@pytest.mark.parametrize(
    ("fault", "waits"),
    [
        (Fault(429, headers=(("retry-after", "3"),)), [3.0]),
        (Fault(429, headers=(("retry-after-ms", "250"),)), [0.25]),
        (
            Fault(429, headers=(("retry-after", "Thu, 01 Jan 2037 00:00:09 GMT"),
                                ("date", "Thu, 01 Jan 2037 00:00:02 GMT"))),
            None,
        ),
        (Fault(529), [1.0]),
        (Fault(500), [1.0]),
        (Fault(503), [1.0]),
        (Fault(kind="drop"), [1.0]),
        (Fault(kind="cut"), [1.0]),
        (Fault(kind="short"), [1.0]),
    ],
    ids=["429", "429-ms", "429-date", "529", "500", "503", "drop", "cut", "short"],
)  # fmt: skip
def test_a_passing_fault_is_waited_out(
    fault: Fault,
    waits: list[float] | None,
    new_run: RunMaker,
    provider: Provider,
    patience: Patience,
    sleeper: Any,
    wire: WireServer,
) -> None:
    wire.faults = [fault]
    done = go(new_run(2), provider, patience)
    assert done.open() == []
    assert kinds(done) == []
    assert waits is None or sleeper.slept == waits


def keys_of(wire: WireServer) -> list[str]:
    """The idempotency keys of all calls; the clients write the header's name each in their own way."""
    sent = [{name.lower(): text for name, text in call.headers.items()} for call in wire.log]
    return [headers["idempotency-key"] for headers in sent]


@pytest.mark.parametrize("kind", ["drop", "cut", "short"])
@pytest.mark.parametrize("heeds", [True, False])
def test_an_answer_that_is_lost_on_its_way_is_not_paid_again_where_keys_are_heeded(
    heeds: bool, kind: str, new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.heeds_keys = heeds
    wire.faults = [Fault(kind=kind, after=True)]
    run = new_run(1)
    assert go(run, provider, patience).open() == []
    (name,) = run.requests
    assert keys_of(wire) == [name, name]
    assert wire.paid == {name: 1 if heeds else 2}


def test_another_try_after_an_unusable_answer_has_another_key(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    """Or a server that heeds keys would give the same answer for ever."""
    wire.answer = lambda asked: "no"
    done = go(new_run(1), provider, patience)
    assert kinds(done) == ["invalid_json"] * 3
    assert len(set(keys_of(wire))) == 3


def test_waits_double_where_none_is_asked_for(
    new_run: RunMaker, provider: Provider, patience: Patience, sleeper: Any, wire: WireServer
) -> None:
    wire.faults = [Fault(529)] * 4
    assert go(new_run(1), provider, patience).open() == []
    assert sleeper.slept == [1.0, 2.0, 4.0, 8.0]


def test_a_wait_over_two_minutes_ends_the_command(
    new_run: RunMaker, provider: Provider, patience: Patience, sleeper: Any, wire: WireServer
) -> None:
    wire.faults = [Fault(429, headers=(("retry-after", "600"),))]
    run = new_run(3)
    with pytest.raises(ProviderError, match="asks to wait 600 s; what was answered is kept"):
        go(run, provider, patience)
    assert sleeper.slept == []
    assert go(Run(run.folder), provider, Patience()).open() == []
    assert wire.paid == dict.fromkeys(run.requests, 1)


def test_a_provider_that_is_down_is_not_asked_for_ever(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.faults = [Fault(500)] * 1000
    with pytest.raises(ProviderError, match=r"does not answer .HTTP 500: scripted"):
        go(new_run(20), provider, patience)
    assert len(wire.log) == 15  # three requests of five tries


@pytest.mark.parametrize(
    ("bad", "kind", "reason"),
    [
        ('{"word": "se', "invalid_json", "not JSON"),
        ('{"word": "seven", "n": NaN}', "invalid_json", "NaN is not JSON"),
        ('{"word": "SEVEN", "n": 1}', "schema", "word: 'SEVEN' does not match"),
        ('{"word": "seven"}', "schema", "'n' is a required property"),
        ('{"word": "seven", "n": 1, "x": 2}', "schema", "Additional properties are not allowed"),
        ('{"word": "\\ud800", "n": 1}', "invalid_json", "surrogates not allowed"),
    ],
)
def test_an_unusable_answer_is_asked_for_again_with_the_reason(
    bad: str,
    kind: str,
    reason: str,
    new_run: RunMaker,
    provider: Provider,
    patience: Patience,
    wire: WireServer,
) -> None:
    asked: list[str] = []

    def answer(question: Asked) -> str:
        asked.append(question.user)
        return bad if len(asked) == 1 else '{"word": "seven", "n": 7}'

    wire.answer = answer
    done = go(new_run(1), provider, patience)
    assert done.open() == []
    assert kinds(done) == [kind]
    assert asked[0] == "question 0"
    assert asked[1].startswith("question 0\n\nYour last answer could not be used. (1) ")
    assert reason in asked[1]
    assert done.usage() == Usage(input=200, output=100)  # both were paid


def test_it_is_asked_three_times_at_most(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.answer = lambda asked: "no"
    done = go(new_run(1), provider, patience)
    assert kinds(done) == ["invalid_json"] * 3
    assert done.state(next(iter(done.requests))) == "failed"
    assert sorted(wire.paid.values()) == [1, 1, 1]
    go(done, provider, patience)
    assert len(wire.log) == 3


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (Answer('{"word": "seven", "n": 7}', stop="length"), "length"),
        (Answer('{"word": "seven", "n": 7}', stop="refusal"), "refusal"),
        (Answer(""), "empty"),
        (Answer("x" * 50_000_000), "too_long"),
    ],
    ids=["length", "refusal", "empty", "too_long"],
)
def test_what_is_no_whole_answer_is_never_parsed_and_not_asked_again(
    answer: Answer,
    kind: str,
    new_run: RunMaker,
    provider: Provider,
    patience: Patience,
    wire: WireServer,
) -> None:
    wire.answer = lambda asked: answer
    done = go(new_run(1), provider, patience)
    assert kinds(done) == [kind]
    assert not (done.folder / "replies.jsonl").exists()
    assert (done.folder / "failures.jsonl").stat().st_size < 1000
    assert done.usage() == Usage(input=100, output=50)
    assert len(wire.log) == 1


def test_a_request_that_is_refused_as_such_fails_alone(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.faults = [Fault(400, "bad schema")]
    done = go(new_run(3), provider, patience)
    assert kinds(done) == ["invalid_request"]
    assert len(done.accepted) == 2
    assert done.usage() == Usage(input=200, output=100)


def test_a_mistake_in_every_request_is_not_paid_for_with_the_whole_plan(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.faults = [Fault(400, "no such parameter: temperature")] * 100
    run = new_run(20)
    with pytest.raises(ProviderError, match="no such parameter: temperature"):
        go(run, provider, patience)
    assert len(wire.log) == 3
    assert len(Run(run.folder).open()) == 17


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (Fault(400, "Your credit balance is too low to access the API."), "no money left"),
        (Fault(401), "does not accept the key in (OPENAI|ANTHROPIC)_API_KEY .HTTP 401"),
        (Fault(403), "does not accept the key"),
        (Fault(404, "no model m-1"), "knows no such model or address .HTTP 404.: .*no model m-1"),
        (Fault(402, "pay first"), "no money left"),
    ],
)
def test_what_no_request_would_survive_ends_the_command(
    fault: Fault,
    message: str,
    new_run: RunMaker,
    provider: Provider,
    patience: Patience,
    wire: WireServer,
) -> None:
    wire.faults = [fault]
    run = new_run(3)
    with pytest.raises(ProviderError, match=message):
        go(run, provider, patience)
    assert not (run.folder / "failures.jsonl").exists()


def test_a_wrong_key_is_never_quoted(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.key = "another"
    with pytest.raises(ProviderError) as error:
        go(new_run(1), provider, patience)
    assert "secret" not in str(error.value)
    assert error.value.__cause__ is None


@pytest.mark.parametrize("name", ["openai", "anthropic"])
def test_a_missing_key_is_said_before_anything_is_sent(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    variable = f"{name.upper()}_API_KEY"
    monkeypatch.delenv(variable)
    with pytest.raises(UsageError, match=f"{name} needs an API key in the environment variable {variable}"):
        open_provider(name)


def test_a_server_that_counts_no_tokens_has_no_known_cost(
    new_run: RunMaker,
    provider: Provider,
    patience: Patience,
    monkeypatch: pytest.MonkeyPatch,
    wire: WireServer,
) -> None:
    import wire_server

    from execretrieval.llm import Prices

    monkeypatch.setattr(wire_server, "chat", _without_usage(wire_server.chat))
    monkeypatch.setattr(wire_server, "responses", _without_usage(wire_server.responses))
    monkeypatch.setattr(wire_server, "message", _without_usage(wire_server.message))
    done = go(new_run(1), provider, patience)
    assert len(done.accepted) == 1
    assert done.cost(Prices().of("openai", "gpt-5.4")) is None


def _without_usage(make: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    return lambda model, answer: {**make(model, answer), "usage": None}


def test_the_key_stands_in_no_file_whatever_the_server_says(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    key = str(wire.key)
    wire.answer = lambda asked: Answer(json.dumps({"word": key, "n": 1}))
    wire.faults = [Fault(400, f"you sent {key}"), Fault(500, key)]
    done = go(new_run(3), provider, patience)
    assert len(done.failures) == 3
    files = [path for path in Path(done.folder).rglob("*") if path.is_file()]
    assert len(files) == 3
    assert not any(key in path.read_text() for path in files)
    assert key not in repr(provider.__dict__["_key"])


def test_ctrl_c_keeps_what_was_answered(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    def interrupt(done: int, total: int) -> None:
        if done >= 2:
            raise KeyboardInterrupt

    run = new_run(30)
    with pytest.raises(KeyboardInterrupt):
        run_direct(run, provider, jobs=1, patience=patience, report=interrupt)
    resumed = Run(run.folder)
    assert 2 <= len(resumed.accepted) < 30
    assert go(resumed, provider, Patience()).open() == []
    assert wire.paid == dict.fromkeys(run.requests, 1)


def test_a_provider_that_is_closed_holds_no_connection(
    ask: Callable[..., Request], provider: Provider, wire: WireServer
) -> None:
    provider.complete(ask(), "id-1")
    assert wire.connections == 1  # kept for the next call
    provider.close()
    deadline = time.monotonic() + 10
    while wire.connections and time.monotonic() < deadline:
        time.sleep(0.005)
    assert wire.connections == 0


@pytest.mark.parametrize("name", ["openai", "anthropic"])
def test_a_missing_package_names_the_extra(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(MissingExtraError, match=rf"the provider {name} needs the extra 'llm'"):
        open_provider(name)


def test_the_server_answers_embeddings_too(wire: WireServer) -> None:
    import openai

    with openai.OpenAI(base_url=f"{wire.url}/v1") as client:
        made = client.embeddings.create(model="e", input=["ab", "abc"])
    assert [row.embedding for row in made.data] == [[2.0, 1.0], [3.0, 1.0]]
