"""The linear parts of the audit on generated code: planted duplicates, clones and fixes come back exactly.

Duplicates among 100,000 functions, in this process; then `scan` and `classify --git` over a repository of
10,000 functions and 5,000 commits, as processes of their own, the scan once whole and once resumed from half
of its journal. It fails where a count is not the planted one.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

from benchmarks.clock import measured
from execretrieval.audit.duplicates import duplicates
from execretrieval.registry import Task

TASKS = 100_000
COPIES = 1_000  # of each kind
FILES, PER_FILE, COMMITS, CLONES = 500, 20, 5_000, 300

HEAD = """def {name}(values, low, high, extra):
    if not values:
        return {start}
    total = {start}
"""
LOOP = """    for place in range(low, len(values)):
        if values[place] < high and place % {step} == {rest}:
            total = total + values[place] * {factor}
"""
END = "    return total - extra\n"
# What is edited, by what: the operators, and an edit that none of them makes.
EDITS = {
    "wrong_comparison": (" == ", " != "),
    "off_by_one_boundary": ("] < high", "] <= high"),
    "wrong_operator": ("total + ", "total - "),
    "swap_arguments": ("total - extra", "extra - total"),
    "remove_edge_case_check": ("    if not values:\n        return {start}\n", ""),
    "name": ("total - extra", "total - high"),
}


class Function:
    """A function of random names and numbers, far from every other."""

    def __init__(self, name: str, draw: Random) -> None:
        self.name = name
        self.start, step, rest, factor = (draw.randrange(2, 10**6) for _ in range(4))
        words = [f"w{draw.randrange(10**9)}" for _ in range(6)]
        fill = [f"    {word} = low * {draw.randrange(10**6)} + high\n" for word in words]
        loop = LOOP.format(step=step, rest=rest, factor=factor)
        self.text = "".join([HEAD.format(name=name, start=self.start), *fill[:3], loop, *fill[3:], END])

    def edited(self, kind: str) -> str:
        """Return the text after an edit."""
        old, new = EDITS[kind]
        old = old.format(start=self.start)
        if self.text.count(old) != 1:
            raise ValueError(f"{old!r} does not stand once in the function")
        return self.text.replace(old, new)


def run() -> None:
    """Print both tables."""
    if which("git") is None:
        print("git is not installed: no history to scan")
    else:
        with tempfile.TemporaryDirectory() as folder:
            scan_repository(Path(folder))
    find_duplicates()  # last: the kernel counts a parent's memory to the peak of its children


def find_duplicates() -> None:
    draw = Random(0)
    functions = [Function(f"f{number}", draw) for number in range(TASKS)]
    texts = [(function.name, function.text) for function in functions]
    for number in range(COPIES):
        renamed = functions[number].text.replace("total", "result").replace("values", "items")
        texts.append((f"tree{number}", renamed.replace(f"f{number}(", f"tree{number}(", 1)))
        changed = functions[COPIES + number].edited("wrong_operator")
        texts.append((f"tokens{number}", changed))
    tasks = [
        Task(name, name, f"Query of words {number} {draw.random()}", "d", code, (f"assert {name}",))
        for number, (name, code) in enumerate(texts)
    ]
    started = time.perf_counter(), time.process_time()
    found = Counter(item.kind for item in duplicates(tasks))
    wall, cpu = time.perf_counter() - started[0], time.process_time() - started[1]
    print(f"duplicates among {len(tasks):,} functions: CPU {cpu:.1f} s, wall {wall:.1f} s")
    expect("copies with other names, with one token changed", dict(found), {"tree": COPIES, "tokens": COPIES})


def scan_repository(folder: Path) -> None:
    planted, clones = generate(folder / "repository")
    journal = folder / "journal.jsonl"
    scan = ("scan", str(folder / "repository"), "--json", "-q", "-o", str(journal))
    whole = printed("scan", *scan)
    compare(json.loads(whole), planted, clones)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[: len(lines) // 2]))
    if printed("scan, resumed from half of its journal", *scan) != whole:
        raise RuntimeError("the resumed scan says something else")
    if journal.read_bytes() != b"".join(lines):
        raise RuntimeError("the resumed scan wrote another journal")
    listed = printed("classify --git", "classify", "--git", "HEAD", "--repository", scan[1], "--json", "-q")
    rows = [json.loads(line) for line in listed.splitlines()]
    expect("classified", dict(Counter(row["operator"] or row["kind"] for row in rows)), dict(planted))


def compare(found: dict[str, Any], planted: Counter[str], clones: Counter[str]) -> None:
    expect("functions", found["functions"], FILES * PER_FILE + CLONES)
    expect("commits", found["commits"], COMMITS + 1)
    expect("near-clones", counts(found["near_clones"]), dict(clones))
    expect("changes", counts(found["changes"]), dict(planted))


def counts(rows: list[dict[str, object]]) -> dict[object, object]:
    return {row["edit"]: row["pairs"] for row in rows}


def generate(repository: Path) -> tuple[Counter[str], Counter[str]]:
    """Write the repository; return the planted changes and clones by what they count as."""
    draw = Random(1)
    files = [[Function(f"f{place}_{n}", draw) for n in range(PER_FILE)] for place in range(FILES)]
    state = [[function.text for function in functions] for functions in files]
    clones: Counter[str] = Counter()
    clone_texts = []
    for number in range(CLONES):  # of the first function of a file, which no commit changes
        kind = draw.choice(list(EDITS))
        original = files[number][0]
        clone_texts.append(original.edited(kind).replace(original.name, f"clone{number}"))
        clones[kind] += 1
    changes: Counter[str] = Counter()
    applied: dict[tuple[int, int], str] = {}

    def commits() -> Iterator[dict[str, str]]:
        first = {f"m{place}.py": "\n\n".join(texts) for place, texts in enumerate(state)}
        yield first | {"clones.py": "\n\n".join(clone_texts)}
        for number in range(COMMITS):
            place, n = draw.randrange(FILES), draw.randrange(1, PER_FILE)
            kind = applied.pop((place, n), None)
            if kind is None:
                kind = draw.choice(list(EDITS))
                applied[place, n] = kind
                state[place][n] = files[place][n].edited(kind)
            else:
                state[place][n] = files[place][n].text
            changes[kind] += 1
            yield {f"m{place}.py": f"# {number}\n" + "\n\n".join(state[place])}

    subprocess.run(["git", "init", "-q", "-b", "main", repository], check=True)
    importer = subprocess.Popen(["git", "-C", repository, "fast-import", "--quiet"], stdin=subprocess.PIPE)
    assert importer.stdin is not None
    for number, changed in enumerate(commits()):
        importer.stdin.write(
            f"commit refs/heads/main\ncommitter n <e@e> {number} +0000\ndata 4\nwork\n".encode()
        )
        for name, text in changed.items():
            data = text.encode()
            importer.stdin.write(f"M 100644 inline {name}\ndata {len(data)}\n".encode() + data + b"\n")
    importer.stdin.close()
    if importer.wait():
        raise RuntimeError("git fast-import failed")
    subprocess.run(["git", "-C", repository, "checkout", "-q", "-f", "main"], check=True)
    return changes, clones


def printed(name: str, *arguments: str) -> str:
    """Run the command, print its time and peak memory, return what it printed."""
    run = measured([sys.executable, "-m", "execretrieval", *arguments])
    print(f"{name}: CPU {run.cpu_s:.1f} s, wall {run.wall_s:.1f} s, peak {run.peak_mib:.0f} MiB", flush=True)
    return run.output


def expect(name: str, found: object, planted: object) -> None:
    if found != planted:
        raise RuntimeError(f"{name}: found {found}, planted {planted}")
    print(f"  {name}: {planted}, all found")
