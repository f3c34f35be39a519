from __future__ import annotations

import json
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

import pytest

TEXT = '''
import random
import time

def good(x):
    """Give back twice what the caller gave.

    >>> good(2)
    4
    """
    return x * 2

def wrong(x):
    """Give back three times what the caller gave.

    >>> wrong(2)
    7
    """
    return x * 3

def by_clock():
    """Tell whether the year is before the next.

    >>> by_clock()
    True
    """
    return time.time() < START + 86_400

START = {now}

def plain(x):
    """Give back twice what the caller gave."""
    return x * 2
'''


def test_only_what_passes_in_every_variant_is_written(invoke, tmp_path: Path) -> None:
    import time

    (tmp_path / "mod.py").write_text(TEXT.replace("{now}", str(int(time.time()))))
    end = invoke(
        "tasks", "import", "doctests", tmp_path / "mod.py", "-o", tmp_path / "out.jsonl", "--json", "-q"
    )
    assert end.code == 1
    summary = json.loads(end.out)
    assert summary["tasks"] == 1
    reasons = {row["task_id"]: row["reason"] for row in summary["refused"]}
    assert set(reasons) == {"mod/wrong", "mod/by_clock"}
    assert reasons["mod/wrong"] == "canonical fails: test 1 of 1: FAIL: assert wrong(2) == 7"
    assert reasons["mod/by_clock"].startswith("not deterministic: passes, but not with")
    rows = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()]
    assert [(row["task_id"], row["domain"]) for row in rows] == [("mod/good", "mod")]


def test_nothing_there_is_one_line(invoke, tmp_path: Path) -> None:
    end = invoke("tasks", "import", "doctests", "package_of_nobody", "-o", tmp_path / "out.jsonl")
    assert (end.code, end.error) == (2, "Error: neither a path nor an installed package: package_of_nobody")


@pytest.mark.parametrize("package", ["more_itertools", "toolz"])
def test_most_documented_functions_of_a_package_become_tasks(invoke, tmp_path: Path, package: str) -> None:
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    output = tmp_path / "tasks.jsonl"
    end = invoke("tasks", "import", "doctests", package, "-o", output, "--json", "-q", "--jobs", 1)
    summary = json.loads(end.out)
    names = [json.loads(line)["task_id"] for line in output.read_text().splitlines()]
    assert len(names) == summary["tasks"]
    refused = [row["task_id"] for row in summary["refused"]]
    public = Counter(
        taken
        for ids, taken in ((names, True), (refused, False))
        for task_id in ids
        if not task_id.rpartition("/")[2].startswith("_")
    )
    assert public[True] >= 0.75 * public.total()
    check = invoke("tasks", "check", output, "-q", "--jobs", 1)
    assert check.code == 0
