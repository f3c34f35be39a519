"""Python reads integers of any length as 0x…, and writes none of over 4,300 digits: nobody need stumble."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

LONG = "0x1" + "0" * 4000
TASK = f'''"""Add a number of very many digits to the one that is given, or give nothing for none."""

def add_long(x):
    if x is None:
        return None
    return x + {LONG}

assert add_long(None) is None, {LONG}
assert add_long(0) == {LONG}
assert add_long(1) == {LONG}1 // 16 + 1
assert add_long(-{LONG}) == 0
'''


@pytest.mark.parametrize(
    "arguments",
    [
        ["mutate", "long.py", "--show", "list", "--verify"],
        ["tasks", "check", "long.py"],
        ["tasks", "audit", "long.py", "--cache", "verdicts.sqlite"],
        ["build", "long.py", "-o", "out", "--density", "2", "--cache", "verdicts.sqlite"],
        ["scan", "long.py"],
        ["classify", "long.py", "longer.py"],
    ],
    ids=" ".join,
)
def test_every_command_takes_them(
    invoke: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("long.py").write_text(TASK)
    Path("longer.py").write_text(TASK.replace("x +", "x -"))
    end = invoke(*arguments)
    assert end.code == 0, end.err
