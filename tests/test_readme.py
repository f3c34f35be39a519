"""The README's tour runs as it is printed there, output included."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
FILE = re.compile(r"Save this as `([^`]+)`:\n\n```python\n(.*?)```", re.DOTALL)
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)


def commands(text: str) -> list[tuple[str, str]]:
    """Return each `$ command` of the console blocks with the output printed below it."""
    found: list[tuple[str, str]] = []
    for block in CONSOLE.findall(text):
        for part in block.split("$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def test_the_tour_prints_what_the_readme_says(tmp_path: Path) -> None:
    text = README.read_text(encoding="utf-8")
    for name, content in FILE.findall(text):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(content, encoding="utf-8")
    environment = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.defpath]),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "LC_ALL": "C.UTF-8",
    }
    shown = commands(text)
    assert len(shown) >= 6
    for command, output in shown:
        done = subprocess.run(
            command.split(), cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout) == (0, output), command
