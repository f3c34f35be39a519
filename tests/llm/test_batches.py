"""Batches: the real clients against the loopback server; ended, broken and never-ending ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from wire_script import Answer, Asked, BatchScript, Fault
from wire_server import WireServer

from execretrieval.errors import ProviderError
from execretrieval.llm import Patience, Provider, Request, Run, collect, read_batches, status, submit
from execretrieval.llm.provider import BatchLimits
from execretrieval.llm.values import CallError

RunMaker = Callable[..., Run]


def round_trip(run: Run, provider: Provider, patience: Patience) -> Run:
    """Submit, collect until nothing is under way, and read what the files say."""
    submit(run, provider, patience=patience)
    while collect(run, provider, patience=patience).working:
        pass
    return Run(run.folder)


def kinds(run: Run) -> list[str]:
    return sorted(failure.kind for failures in run.failures.values() for failure in failures)


def test_a_batch_gives_what_direct_calls_give(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    done = round_trip(new_run(4), provider, patience)
    assert [done.accepted[name].value["n"] for name in done.requests] == [0, 1, 2, 3]
    assert wire.paid == dict.fromkeys(done.requests, 1)
    assert done.usage().input == 400


def test_one_mapping_makes_the_call_and_the_line(
    ask: Callable[..., Request], provider: Provider, wire: WireServer, api: str
) -> None:
    provider.complete(ask(), "id-1")
    line = json.loads(provider.line(ask(), "id-1"))
    assert line["params" if api == "messages" else "body"] == wire.bodies()[0]
    assert line["custom_id"] == "id-1"


def test_nothing_is_sent_twice(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.batch.polls = 3
    run = new_run(3)
    submit(run, provider, patience=patience)
    assert submit(Run(run.folder), provider, patience=patience) == []
    collected = collect(run, provider, patience=patience)
    assert [how_far.state for _, how_far in collected.working] == ["in_progress"]
    assert submit(Run(run.folder), provider, patience=patience) == []
    assert round_trip(run, provider, patience).open() == []
    assert round_trip(run, provider, patience).open() == []
    assert len(wire.batches) == 1
    assert wire.paid == dict.fromkeys(run.requests, 1)


def test_a_batch_that_never_ends_stays_resumable(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.batch.polls = 10**9
    run = new_run(2)
    submit(run, provider, patience=patience)
    for _ in range(3):
        (row,) = status(Run(run.folder), provider, patience=patience)
        assert (row[1].ended, row[1].state, row[1].total) == (False, "in_progress", 2)
    assert collect(run, provider, patience=patience).working
    assert kinds(run) == []
    wire.batch.polls = 0
    assert round_trip(run, provider, patience).open() == []


def test_an_expired_batch_keeps_what_was_answered(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.batch = BatchScript(answered=2)
    run = round_trip(new_run(5), provider, patience)
    assert len(run.accepted) == 2
    assert kinds(run) == ["expired"] * 3
    wire.batch = BatchScript()
    done = round_trip(run, provider, patience)
    assert done.open() == []
    assert wire.paid == dict.fromkeys(done.requests, 1)


def test_missing_repeated_and_strange_results(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.batch = BatchScript(missing={0}, twice={1}, stranger=True)
    run = new_run(3)
    submit(run, provider, patience=patience)
    collect(run, provider, patience=patience)
    notes = collect(run, provider, patience=patience).notes
    (batch,) = read_batches(run)
    assert notes == [
        f"{batch.batch_id}: 1 results came twice; the first one counts",
        f"{batch.batch_id}: 1 results are of no request",
    ]
    assert kinds(run) == ["missing"]
    wire.batch = BatchScript()
    assert round_trip(run, provider, patience).open() == []
    assert sorted(wire.paid.values()) == [1, 1, 1]


def test_an_item_that_failed_fails_alone(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.batch = BatchScript(errors={0: (400, "bad schema"), 1: (500, "oops")})
    run = round_trip(new_run(3), provider, patience)
    assert kinds(run) == ["invalid_request", "server"]
    wire.batch = BatchScript()
    done = round_trip(run, provider, patience)
    assert [done.state(name) for name in done.requests] == ["failed", "answered", "answered"]


def test_unusable_answers_go_into_the_next_batch_with_the_reason(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    def answer(asked: Asked) -> Answer | str:
        if "question 2" in asked.user:
            return Answer("{}", stop="refusal")
        return '{"word": "a", "n": 1}' if "(2)" in asked.user or "1" in asked.user[:11] else "no"

    wire.answer = answer
    run = round_trip(new_run(3), provider, patience)
    assert (len(run.accepted), kinds(run)) == (1, ["invalid_json", "refusal"])
    run = round_trip(run, provider, patience)
    run = round_trip(run, provider, patience)
    assert (len(run.accepted), kinds(run)) == (2, ["invalid_json", "invalid_json", "refusal"])
    assert run.open() == []
    assert submit(run, provider, patience=patience) == []


@pytest.mark.parametrize("api", ["responses", "chat"])
def test_a_refused_input_file_says_why(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    wire.batch = BatchScript(failed="too many tokens in the queue")
    run = new_run(2)
    submit(run, provider, patience=patience)
    collect(run, provider, patience=patience)
    (note,) = collect(run, provider, patience=patience).notes
    assert note.endswith("failed: too many tokens in the queue")
    assert len(run.open()) == 2


def test_requests_are_cut_into_batches_below_the_limits(
    new_run: RunMaker,
    provider: Provider,
    patience: Patience,
    wire: WireServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = new_run(5)
    longest = max(len(provider.line(run.requests[name], name)) for name in run.requests)
    monkeypatch.setattr(provider, "limits", BatchLimits(requests=2, bytes=10**9))
    submit(run, provider, patience=patience)
    assert [len(batch.items) for batch in wire.batches.values()] == [2, 2, 1]
    other = new_run(5, "other")
    monkeypatch.setattr(provider, "limits", BatchLimits(requests=100, bytes=3 * (longest + 1)))
    submit(other, provider, patience=patience)
    assert [len(batch.items) for batch in list(wire.batches.values())[3:]] == [3, 2]


def test_an_intent_without_an_id_is_found_again(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    run = new_run(2)
    wire.faults = [Fault(kind="drop", after=True, path="batches")]
    with pytest.raises(ProviderError, match="give the same command again"):
        submit(run, provider, patience=patience)
    assert len(wire.batches) == 1
    (batch,) = submit(Run(run.folder), provider, patience=patience)
    assert batch.batch_id == next(iter(wire.batches))
    assert round_trip(run, provider, patience).open() == []
    assert wire.paid == dict.fromkeys(run.requests, 1)


def test_an_intent_of_a_batch_that_was_never_made_is_dropped(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    run = new_run(2)
    wire.faults = [Fault(500, path="batches")]
    with pytest.raises(ProviderError, match=r"could not be made .HTTP 500"):
        submit(run, provider, patience=patience)
    assert round_trip(Run(run.folder), provider, patience).open() == []
    assert len(wire.batches) == 1


@pytest.mark.parametrize("api", ["messages"])  # OpenAI's batches carry a label
def test_intents_that_cannot_be_told_apart_are_left_to_the_user(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    run, other = new_run(2), new_run(2, "other")
    wire.faults = [Fault(kind="drop", after=True, path="batches")]
    with pytest.raises(ProviderError):
        submit(run, provider, patience=patience)
    submit(other, provider, patience=patience)
    with pytest.raises(ProviderError, match="msgbatch_1, msgbatch_0 may each be it"):
        submit(Run(run.folder), provider, patience=patience)


def test_an_older_batch_of_the_same_size_is_not_taken_for_ours(
    new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    submit(new_run(2, "older"), provider, patience=patience)
    wire.batches["msgbatch_0" if "msgbatch_0" in wire.batches else "batch_0"].created -= 3600
    run = new_run(2)
    wire.faults = [Fault(500, path="batches")]
    with pytest.raises(ProviderError):
        submit(run, provider, patience=patience)
    (batch,) = submit(Run(run.folder), provider, patience=patience)
    assert batch.batch_id == list(wire.batches)[1]


@pytest.mark.parametrize("status_code", [429, 529])
def test_a_batch_that_is_turned_away_is_offered_again(
    status_code: int,
    new_run: RunMaker,
    provider: Provider,
    patience: Patience,
    sleeper: Any,
    wire: WireServer,
) -> None:
    wire.faults = [Fault(status_code, headers=(("retry-after", "7"),), path="batches")]
    submit(new_run(2), provider, patience=patience)
    assert sleeper.slept == [7.0]
    assert len(wire.batches) == 1


def test_a_kill_in_the_middle_of_collecting_loses_and_repeats_nothing(
    new_run: RunMaker,
    provider: Provider,
    patience: Patience,
    wire: WireServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wire.answer = lambda asked: "no" if "3" in asked.user else '{"word": "a", "n": 1}'
    run = new_run(6)
    submit(run, provider, patience=patience)
    provider.poll(next(iter(wire.batches)))
    results = provider.results

    def torn(batch_id: str, sent: Any) -> Iterator[Any]:
        yield from results(batch_id, sent)[:4]
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(provider, "results", torn)
        with pytest.raises(KeyboardInterrupt):
            collect(run, provider, patience=patience)
    with (run.folder / "replies.jsonl").open("ab") as file:
        file.write(b'{"custom_id": "tes')  # and a row that a kill cut
    done = Run(run.folder)
    assert len(done.accepted) == 3
    collect(done, provider, patience=patience)
    done = Run(run.folder)
    assert (len(done.accepted), kinds(done)) == (5, ["invalid_json"])


@pytest.mark.parametrize("kind", ["cut", "short", "drop"])
def test_a_broken_result_list_is_no_result(
    kind: str, new_run: RunMaker, provider: Provider, patience: Patience, wire: WireServer
) -> None:
    run = new_run(3)
    submit(run, provider, patience=Patience(tries=1))
    provider.poll(next(iter(wire.batches)))
    wire.faults = [Fault(kind=kind, path="results"), Fault(kind=kind, path="content")]
    with pytest.raises(CallError):
        collect(run, provider, patience=Patience(tries=1))
    wire.faults = []
    assert round_trip(Run(run.folder), provider, patience).open() == []


def test_the_clock_of_an_intent_is_the_one_given(
    new_run: RunMaker, provider: Provider, patience: Patience
) -> None:
    at = datetime.now(UTC) - timedelta(seconds=1)
    (batch,) = submit(new_run(1), provider, patience=patience, now=lambda: at)
    assert batch.at == at
