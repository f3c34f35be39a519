"""Start-up of `mutate --help` beside `python -c "import click"` (goal: at most 1.5 times).

The two are run in turn, so that a change of the machine's load meets both.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path
from statistics import median
from time import perf_counter

from execretrieval.cli.table import print_table

ROUNDS = 30
COMMANDS = {
    'python -c "import click"': [sys.executable, "-c", "import click"],
    "mutate --help": [str(Path(sysconfig.get_path("scripts")) / "mutate"), "--help"],
    "execretrieval --help": [str(Path(sysconfig.get_path("scripts")) / "execretrieval"), "--help"],
}


def run() -> None:
    """Print the table."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for number in range(ROUNDS + 1):
        for name, command in COMMANDS.items():
            elapsed = seconds(command)
            if number:  # the first round fills the caches of files and bytecode
                times[name].append(elapsed)
    medians = {name: median(values) for name, values in times.items()}
    base = next(iter(medians.values()))
    print(f"Start-up, median of {ROUNDS} runs in turn (goal: at most 1.5 times that of importing click)")
    rows = [(name, f"{value * 1000:.1f} ms", f"{value / base:.2f}") for name, value in medians.items()]
    print_table(["command", "time", "ratio"], rows)


def seconds(command: list[str]) -> float:
    begin = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - begin
