"""The reporter of long commands."""

from __future__ import annotations

import io
import sys

import pytest

from execretrieval.cli.progress import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def drive(*, quiet: bool = False) -> None:
    with progress(quiet=quiet) as report:
        for done in range(1, 1001):
            report("run mutants", done, 1000)
        report("write", 0, 2)
        report("write", 2, 2)
        report("write", 2, 2)
        report("nothing to do", 0, 0)
        report("cut short", 3, 9)


def test_away_from_a_terminal_each_finished_stage_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    drive()
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == ["run mutants: 1000/1000", "write: 2/2", "nothing to do: 0/0"]


def test_quiet_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    drive(quiet=True)
    assert capsys.readouterr() == ("", "")


def terminal(monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"TERM": "xterm-256color", "COLUMNS": "100", **environment}.items():
        monkeypatch.setenv(name, value)
    stderr = Terminal()
    monkeypatch.setattr(sys, "stderr", stderr)
    drive()
    return stderr.getvalue()


def test_a_terminal_gets_a_bar_in_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    text = terminal(monkeypatch)
    assert "1000/1000" in text
    assert "\x1b[38;" in text


def test_a_frame_is_not_drawn_per_item(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("execretrieval.cli.progress.time.monotonic", lambda: 7.0)
    # The first item, the last one, and what the other stages and the end draw again.
    text = terminal(monkeypatch)
    assert " 1/1000" in text.replace("\x1b[32m", "")
    assert "500/1000" not in text


def test_no_color_leaves_the_bar_and_takes_the_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    text = terminal(monkeypatch, NO_COLOR="1")
    assert "1000/1000" in text
    assert "\x1b[3" not in text


def test_a_dumb_terminal_gets_the_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    assert terminal(monkeypatch, TERM="dumb").splitlines()[0] == "run mutants: 1000/1000"
