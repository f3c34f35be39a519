"""What several tests of the mutators need."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from execretrieval.mutators import Mutant, apply, find_mutants

SHARED = Path(__file__).resolve().parents[2] / "../shared/data"

Bodies = Callable[..., list[str]]
Check = Callable[[str, list[Mutant]], None]


@pytest.fixture
def bodies() -> Bodies:
    """Return the bodies that mutants give a one-line function: `bodies("return a < b", rule="order")`."""

    def make(body: str, **where: str) -> list[str]:
        head = "def f():\n    "
        source = f"{head}{body}\n"
        chosen = [m for m in find_mutants(source) if all(getattr(m, k) == v for k, v in where.items())]
        return [apply(source, mutant)[len(head) : -1] for mutant in chosen]

    return make


@pytest.fixture(scope="session")
def check_contract() -> Check:
    """Hold mutants to what is promised of all: spans, texts, ids, order, compilation."""

    def check(source: str, mutants: list[Mutant]) -> None:
        texts = [apply(source, mutant) for mutant in mutants]
        assert len({source, *texts}) == len(texts) + 1, "two mutants have the same text"
        assert len({mutant.id for mutant in mutants}) == len(mutants), "two mutants have the same id"
        assert [(m.start, m.end) for m in mutants] == sorted((m.start, m.end) for m in mutants)
        for mutant, text in zip(mutants, texts, strict=True):
            head, tail = common_start(source, text), common_start(source[::-1], text[::-1])
            assert head >= mutant.start, mutant
            assert tail >= len(source) - mutant.end, mutant
            shorter, longer = sorted((len(source), len(text)))
            assert longer - head - min(tail, shorter - head) == mutant.edit_span > 0, mutant
            compile(text, "<mutant>", "exec", dont_inherit=True)

    return check


def common_start(one: str, other: str) -> int:
    """Return the length of the longest common prefix."""
    shorter = min(len(one), len(other))
    left, right = (np.frombuffer(text[:shorter].encode("utf-32-le"), np.uint32) for text in (one, other))
    differences = np.flatnonzero(left != right)
    return int(differences[0]) if differences.size else shorter


@pytest.fixture(scope="session")
def humaneval() -> list[str]:
    """HumanEval's functions, prompt and solution, or skip the test."""
    path = SHARED / "HumanEval.jsonl.gz"
    if not path.exists():
        pytest.skip(f"no {path.name} beside the repository")
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    return [row["prompt"] + row["canonical_solution"] for row in rows]


@pytest.fixture(scope="session")
def mbpp() -> dict[int, str]:
    """MBPP's code by task id, or skip the test."""
    path = SHARED / "mbpp.jsonl"
    if not path.exists():
        pytest.skip(f"no {path.name} beside the repository")
    with path.open(encoding="utf-8", newline="") as file:
        rows = [json.loads(line) for line in file]
    return {row["task_id"]: row["code"] for row in rows}
