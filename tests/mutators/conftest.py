"""What several tests of the mutators need."""

from __future__ import annotations

import ast
import gzip
import json
import textwrap
import warnings
from collections.abc import Callable
from pathlib import Path

import hypothesis.strategies as st
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
            assert is_valid(text, "exec"), mutant

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


# Generated functions, with odd blanks, parentheses and line breaks.

ATOMS = [
    "a", "b", "c", "x", "n", "0", "1", "-1", "2", "0x1F", "1_000", "0b11", "'sé'", "None", "True", "[]",
    "[1,2]", "(a,b)", "{}", "f'{a+1}'",
]  # fmt: skip
BINARY = [
    "+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>", "@", "and", "or", "==", "!=", "<", "<=",
    ">", ">=", "in", "not in", "is", "is not",
]  # fmt: skip
SHAPES = [
    "-%s", "not %s", "~%s", "%s if %s else %s", "f(%s, %s)", "f(%s)", "f(%s, k=%s, j=%s)", "f(*%s, **%s)",
    "%s.get(%s, %s)", "min(%s, %s)", "max(%s, default=%s)", "len(%s)", "range(%s)", "range(%s, %s)", "%s[%s]",
    "%s[%s:%s]", "%s[::%s]", "lambda a=%s: %s", "[%s for a in %s if %s]", "(%s\n + %s)", "(%s)", "(n := %s)",
    "[%s,\n %s]", "%s.real", "f'{%s}'", "%s[len(%s) - 1]", "range(len(%s))", "(%s,  # why\n %s)",
    "(yield %s)",
]  # fmt: skip
STATEMENTS = [
    "x = %s", "x += %s", "x[a] = %s", "return %s", "return(%s)", "assert %s", "x: int = %s", "pass",
    "x = %s; y = %s", "if %s: return %s", "if %s:\n    return %s", "del x[%s]",
    "# why\nif %s:\n    raise E  # so\n    # more\n", "while %s:\n    if %s: break",
    "if %s:\n    return %s\nelif %s:\n    pass", "def g(a, n=%s):\n    return %s",
    "for x in %s:\n    if %s:\n        continue\n    y = %s", "with %s as x: x -= %s",
    "if %s:\n    return %s\n\nelse:\n    x = %s", "if %s:  # pragma: no mutate\n    return %s",
]  # fmt: skip


def is_valid(text: str, mode: str) -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            compile(text, "<generated>", mode, 0 if mode == "exec" else ast.PyCF_ONLY_AST, True)
        except (SyntaxError, ValueError):
            return False
    return True


def fill(shape: str, parts: list[str]) -> str:
    """Put parts into a shape, as they are where that is an expression, else in parentheses."""
    parts = parts[: shape.count("%s")]
    text = shape % tuple(parts)
    return text if is_valid(text, "eval") else shape % tuple(f"({part})" for part in parts)


def join(left: str, before: str, operator: str, after: str, right: str) -> str:
    text = f"{left}{before}{operator}{after}{right}"
    return text if is_valid(text, "eval") else f"({left}) {operator} ({right})"


def larger(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    blank = st.sampled_from(["", " ", " ", "  "])
    binary = st.builds(join, parts, blank, st.sampled_from(BINARY), blank, parts)
    shaped = st.builds(fill, st.sampled_from(SHAPES), st.lists(parts, min_size=3, max_size=3))
    return (binary | shaped).filter(lambda text: is_valid(text, "eval"))


def function(statements: list[tuple[str, list[str]]], newline: str) -> str:
    lines = [shape % tuple(parts[: shape.count("%s")]) for shape, parts in statements]
    body = textwrap.indent("\n".join(lines), "    ", lambda line: True)
    return f"def f(a, b, c):\n{body}\n".replace("\n", newline)


@pytest.fixture(scope="session")
def expressions() -> st.SearchStrategy[str]:
    return st.recursive(st.sampled_from(ATOMS), larger, max_leaves=8)


@pytest.fixture(scope="session")
def sources(expressions: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    statement = st.tuples(st.sampled_from(STATEMENTS), st.lists(expressions, min_size=3, max_size=3))
    newline = st.sampled_from(["\n", "\n", "\r\n"])
    generated = st.builds(function, st.lists(statement, min_size=1, max_size=4), newline)
    return generated.filter(lambda source: is_valid(source, "exec"))
