"""kill -9 at any moment of run, submit and collect: the same command, given again, goes on."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import models_at_work
import pytest
from wire_server import WireServer

from execretrieval.llm import Run

JOBS = 2

# Provider (`!` marks a server that heeds no idempotency keys), command, and where its process is killed: in
# which of its calls, and how far that call is.
MOMENTS = [
    ("openai", "run", 1, "before"),
    ("anthropic", "run", 4, "after"),
    ("openai", "run", 9, "sent"),
    ("anthropic", "run", 17, "sent"),
    ("openai!", "run", 5, "after"),
    ("anthropic!", "run", 12, "after"),
    ("openai", "submit", 1, "sent"),
    ("openai", "submit", 2, "after"),
    ("anthropic", "submit", 1, "before"),
    ("anthropic", "submit", 1, "after"),
    ("openai", "submit", 2, "sent"),
    ("openai", "collect", 1, "after"),
    ("openai", "collect", 3, "sent"),
    ("anthropic", "collect", 3, "after"),
    ("anthropic", "collect", 3, "sent"),
]


Finish = Callable[..., None]


@pytest.fixture
def finish(invoke: Callable[..., Any]) -> Finish:
    """Give a command that nobody kills."""

    def call(*arguments: object) -> None:
        end = invoke("draft", "solutions", *arguments)
        assert end.code == 0, end.err

    return call


def plan(finish: Finish, folder: Path, provider: str) -> Path:
    rows = [
        {
            "function_name": name,
            "query": task["query"],
            "domain": task["domain"],
            "task_author": {"family": "other", "model": "other"},
        }
        for name, task in models_at_work.library().items()
    ]
    (folder / "rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    (folder / "authors.toml").write_text(
        f'[roles.solution_author]\nprovider = "{provider}"\nmodel = "m"\nfamily = "f"\n'
    )
    run = folder / "run"
    options = ("--authors", folder / "authors.toml", "--rows", folder / "rows.jsonl")
    finish("plan", run, *options)
    return run


def killed(wire: WireServer, number: int, phase: str, *arguments: object) -> None:
    """Give a command and kill it in its n-th call."""
    before = len(wire.log)
    started = threading.Event()
    process: list[subprocess.Popen[bytes]] = []

    def hook(call: int, reached: str) -> None:
        if (call - before, reached) == (number, phase):
            started.wait()
            process[0].send_signal(signal.SIGKILL)

    wire.hook = hook
    command = [sys.executable, "-m", "execretrieval", "draft", "solutions", *map(str, arguments)]
    process.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
    started.set()
    process[0].wait()
    wire.hook = lambda call, reached: None
    assert process[0].returncode == -signal.SIGKILL


@pytest.mark.usefixtures("clients_are_closed")
@pytest.mark.parametrize("moment", MOMENTS, ids=["-".join(map(str, moment)) for moment in MOMENTS])
def test_a_killed_command_goes_on(
    moment: tuple[str, str, int, str], tmp_path: Path, wire: WireServer, finish: Finish
) -> None:
    provider, verb, number, phase = moment
    wire.heeds_keys = not provider.endswith("!")
    provider = provider.rstrip("!")
    run = plan(finish, tmp_path, provider)
    options: tuple[Any, ...] = ("--jobs", JOBS, "-q") if verb == "run" else ()
    if verb == "collect":
        finish("submit", run)
    killed(wire, number, phase, verb, run, *options)
    kept = set(Run(run).accepted)
    finish(verb, run, *options)
    if verb == "submit":
        finish("collect", run)
    done = Run(run)
    assert len(done.accepted) == 20
    assert all(wire.paid[name] == 1 for name in kept)
    if wire.heeds_keys:
        assert wire.paid == dict.fromkeys(done.requests, 1)
    else:
        # A call that was under way when the process died is paid again, and no other one.
        assert 20 < wire.paid.total() <= 20 + JOBS
    assert len(wire.batches) == (verb != "run")
    assert (run / "tasks.jsonl").read_bytes() == expected(run)


def expected(run: Path) -> bytes:
    """The rows in the order of the plan, worked out from the library alone."""
    tasks = models_at_work.library()
    manifest = json.loads((run / "manifest.json").read_bytes())
    made = []
    for name, custom_id in zip(tasks, Run(run).requests, strict=True):
        task = tasks[name]
        author = {
            "family": "f",
            "model": "m",
            "model_resolved": "m-2026",
            "prompt": "solution_author.v1",
            "prompt_sha256": manifest["prompt"]["sha256"],
            "request": custom_id,
        }
        made.append(
            {
                "task_id": f"llm/{task['domain']}/{name}",
                "function_name": name,
                "query": task["query"],
                "domain": task["domain"],
                "canonical": task["canonical"],
                "test_suite": task["tests"],
                "provenance": {
                    "source": "llm",
                    "task_author": {"family": "other", "model": "other"},
                    "solution_author": author,
                },
            }
        )
    return "".join(json.dumps(row) + "\n" for row in made).encode()
