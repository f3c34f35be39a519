"""Commands run in this process, through the function that the entry points call."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

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
