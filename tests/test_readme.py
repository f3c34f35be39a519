"""What the README and the tutorial show runs as it is printed there, output included."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FILE = re.compile(r"Save this as `([^`]+)`:\n\n```python\n(.*?)```", re.DOTALL)
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
OTHER = re.compile(r"^```(?:sh|bash|shell)?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def commands(text: str) -> list[tuple[str, str]]:
    """Return each `$ command` of the console blocks with the output printed below it."""
    found: list[tuple[str, str]] = []
    for block in CONSOLE.findall(text):
        for part in ("\n" + block).split("\n$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output if output.endswith("\n") or not output else f"{output}\n"))
    return found


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md"])
def test_a_tour_prints_what_its_page_says(page: str, tmp_path: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for name, content in FILE.findall(text):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    environment = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.defpath]),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "LC_ALL": "C.UTF-8",
    }
    shown = commands(text)
    assert len(shown) >= 7
    for command, output in shown:
        done = subprocess.run(
            shlex.split(command), cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout) == (0, output), command


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md"])
def test_other_blocks_name_what_there_is(page: str) -> None:
    """They install, or call make: its targets exist, and pip knows the extras."""
    extras = set(re.findall(r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE))
    lines = [line for block in OTHER.findall((ROOT / page).read_text("utf-8")) for line in block.splitlines()]
    run = [line.partition("#")[0].strip() for line in lines]
    told = [line for line in run if line.startswith(("make ", "pip "))]
    assert told
    for line in told:
        words = shlex.split(line)
        if words[0] == "make":
            done = subprocess.run(["make", "-n", *words[1:]], cwd=ROOT, capture_output=True, check=False)
            assert done.returncode == 0, line
        else:
            named = re.search(r"\[(.+)\]", words[-1])
            assert words[1] == "install"
            assert set(named[1].split(",") if named else ()) <= extras, line
