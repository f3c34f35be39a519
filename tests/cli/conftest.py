"""Commands run in this process, through the function that the entry points call."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import models_at_work
import pytest
from wire_server import KEY, WireServer

from execretrieval.cli import cli, run


@dataclass(frozen=True)
class End:
    code: int
    out: bytes
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.decode().splitlines()

    @property
    def error(self) -> str:
        """The one line on stderr of a command that failed and printed nothing else."""
        assert self.out == b""
        (line,) = self.err.splitlines()
        return line


@pytest.fixture
def invoke(capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Callable[..., End]:
    def call(*arguments: object, stdin: bytes = b"") -> End:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as end:
            run(cli, [str(argument) for argument in arguments], prog_name="execretrieval")
        out, err = capsysbinary.readouterr()
        assert isinstance(end.value.code, int)
        return End(end.value.code, out, err.decode())

    return call


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[WireServer]:
    """A server in place of both providers, whose models do their work; batches end at once."""
    server = WireServer(models_at_work.answer)
    server.key = KEY
    server.batch.polls = 0
    for name in [name for name in os.environ if "proxy" in name.lower()]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("OPENAI_BASE_URL", f"{server.url}/v1")
    monkeypatch.setenv("ANTHROPIC_BASE_URL", server.url)
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield server
    server.close()


@pytest.fixture
def clients_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hold that every client of a provider that a command makes is closed by that command."""
    import anthropic
    import openai

    made: list[Any] = []

    def keeping(start: Callable[..., None]) -> Callable[..., None]:
        def kept(self: Any, *args: Any, **options: Any) -> None:
            start(self, *args, **options)
            made.append(self)

        return kept

    for kind in (openai.OpenAI, anthropic.Anthropic):
        monkeypatch.setattr(kind, "__init__", keeping(kind.__init__))
    yield
    assert made
    assert all(client.is_closed() for client in made)
