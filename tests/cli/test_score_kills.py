"""kill -9 while `score` embeds and scores: the same command goes on, pays once, ends with the same bytes.

What is in flight when the process dies cannot be known to have arrived, so it is sent again: one request,
of at most 128 texts, for each kill. What was answered and written before is never sent again.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from wire_script import Answer
from wire_server import WireServer

DOCUMENTS, QUERIES, BATCH = 300, 40, 128


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[WireServer]:
    server = WireServer(lambda asked: Answer())
    for name in [name for name in os.environ if "proxy" in name.lower()]:
        monkeypatch.delenv(name)
    yield server
    server.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A BEIR folder; every text is there once."""
    data = tmp_path / "data"
    (data / "qrels").mkdir(parents=True)
    corpus = [{"_id": f"d{n}", "text": f"def f{n}(): return {'1' * (n % 17)}0"} for n in range(DOCUMENTS)]
    queries = [{"_id": f"q{n}", "text": f"question {n} " + "?" * (n % 7)} for n in range(QUERIES)]
    for name, rows in (("corpus", corpus), ("queries", queries)):
        (data / f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    (data / "qrels" / "test.tsv").write_text("".join(f"q{n}\td{n}\t1\n" for n in range(QUERIES)))
    return data


class Command:
    """`score` with one cache and one folder of results, started as often as wanted."""

    def __init__(self, wire: WireServer, folder: Path, place: Path) -> None:
        self.wire, self.out = wire, place / "out"
        system = f"openai:model@{wire.url}/v1"
        cache = place / "cache.sqlite"
        self.arguments = ["score", folder, "--system", system, "--embeddings", cache, "-o", self.out]

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "execretrieval", *map(str, self.arguments)]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def finish(self) -> bytes:
        """Run to the end and return the bytes of the result."""
        process = self.start()
        _, err = process.communicate(timeout=300)
        assert process.returncode == 0, err.decode()
        (path,) = self.out.glob("*.json")
        return path.read_bytes()

    def killed_in_call(self, number: int, phase: str) -> None:
        """Kill in the given call of this run, before or after the server's work or when the answer is out."""
        base, started = len(self.wire.log), threading.Event()
        held: list[subprocess.Popen[bytes]] = []

        def hook(call: int, reached: str) -> None:
            started.wait(60)
            if (call - base, reached) == (number, phase):
                held[0].send_signal(signal.SIGKILL)
                held[0].wait(60)

        self.wire.hook = hook
        held.append(self.start())
        started.set()
        held[0].communicate(timeout=300)
        self.wire.hook = lambda number, phase: None
        assert held[0].returncode == -signal.SIGKILL

    def killed_after(self, seconds: float) -> None:
        """Kill some time after the start; it may have ended by then."""
        process = self.start()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=300)

    def calls(self, first: int = 0) -> list[list[str]]:
        """The texts of each request from number `first` on."""
        bodies: list[dict[str, Any]] = self.wire.bodies("/embeddings")
        return [body["input"] for body in bodies[first:]]


def test_killed_while_embedding_and_scoring_it_sends_no_text_twice_but_those_in_flight(
    wire, folder, tmp_path
):
    plain = Command(wire, folder, tmp_path / "plain")
    began = time.monotonic()
    expected = plain.finish()
    length = time.monotonic() - began
    batches = plain.calls()
    # One request of queries, three of documents, each text once.
    assert [len(batch) for batch in batches] == [QUERIES, BATCH, BATCH, DOCUMENTS - 2 * BATCH]
    assert len({text for batch in batches for text in batch}) == DOCUMENTS + QUERIES

    command = Command(wire, folder, tmp_path / "killed")
    start = len(batches)
    command.killed_in_call(1, "before")  # the queries: asked for, nothing done
    command.killed_in_call(2, "after")  # queries again, and the first documents: done, no answer yet
    command.killed_in_call(1, "sent")  # the first documents again: the answer is out, perhaps kept
    command.killed_in_call(1, "before")
    sent = command.calls(start)
    kept_or_not = batches[2] if sent[4] == batches[2] else batches[1]
    assert sent == [batches[0], batches[0], batches[1], batches[1], kept_or_not]
    assert not list((tmp_path / "killed").glob("out/*.json"))

    # Up to the end of the last request, then at random moments of what comes after it.
    rest = [*batches[1:]] if kept_or_not is batches[1] else batches[2:]
    command.killed_in_call(len(rest), "sent")
    before = len(command.calls(start))
    assert command.calls(start)[5:] == rest
    draw = random.Random(4)
    for _ in range(4):
        command.killed_after(draw.uniform(0.1, 1.1) * length)
        assert all(path.read_bytes() == expected for path in command.out.glob("*.json"))
    assert command.finish() == expected
    # The last request alone was open; a kill that met it in flight has it sent once more.
    again = command.calls(start)[before:]
    assert len(again) <= 5
    assert all(batch == batches[-1] for batch in again)
