"""A loopback server, the real clients in front of it, and runs of small requests."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from wire_script import Asked
from wire_server import KEY, WireServer

from execretrieval.llm import Patience, Provider, Request, Run, Transport, open_provider

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "word": {"type": "string", "minLength": 1, "pattern": "^[a-z]+$"},
        "n": {"type": "integer", "minimum": 0},
    },
    "required": ["word", "n"],
    "additionalProperties": False,
}
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY")
APIS = {"responses": "openai", "chat": "openai", "messages": "anthropic"}


@pytest.fixture(autouse=True)
def only_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here reaches another machine."""
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        assert self.family == socket.AF_UNIX or address[0] == "127.0.0.1", f"a test connects to {address}"
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", guarded)


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No proxy takes loopback calls, no variable of the machine's leads elsewhere; the keys are ours."""
    for name in PROXIES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    for name in ("OPENAI_BASE_URL", "ANTHROPIC_BASE_URL", "ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_CUSTOM_HEADERS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)


def echo(asked: Asked) -> str:
    """Answer `question 7` with the number 7."""
    return json.dumps({"word": "seven", "n": int(asked.user.split()[1])})


@pytest.fixture
def wire() -> Iterator[WireServer]:
    server = WireServer(echo)
    server.key = KEY
    yield server
    server.close()


@pytest.fixture(params=sorted(APIS))
def api(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def base_url(wire: WireServer, api: str) -> str:
    return wire.url if api == "messages" else f"{wire.url}/v1"


@pytest.fixture
def provider(wire: WireServer, api: str) -> Iterator[Provider]:
    with closing(open_provider(APIS[api], Transport(base_url=base_url(wire, api), timeout_s=20))) as opened:
        yield opened


@pytest.fixture
def ask(api: str) -> Callable[..., Request]:
    """Make the n-th request of the API under test."""

    def make(n: int = 1, **fields: Any) -> Request:
        values: dict[str, Any] = {
            "role": "tester",
            "provider": APIS[api],
            "api": api,
            "model": "m-1",
            "prompt": "tester.v1",
            "system": "Count.",
            "user": f"question {n}",
            "schema": SCHEMA,
            "max_output_tokens": 1000,
            "sampling": {"temperature": 0.5},
        }
        return Request(**{**values, **fields})

    return make


@pytest.fixture
def new_run(tmp_path: Path, ask: Callable[..., Request]) -> Callable[..., Run]:
    def make(n: int = 3, name: str = "run") -> Run:
        Run.create(tmp_path / name, {"stage": "test"}, [ask(number) for number in range(n)])
        return Run(tmp_path / name)

    return make


class Sleeper:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.time = 100.0

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += seconds

    def clock(self) -> float:
        return self.time


@pytest.fixture
def sleeper() -> Sleeper:
    return Sleeper()


@pytest.fixture
def patience(sleeper: Sleeper) -> Patience:
    return Patience(sleep=sleeper.sleep, clock=sleeper.clock)
