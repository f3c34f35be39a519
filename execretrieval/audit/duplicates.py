"""Tasks that are nearly the same: by syntax tree, by tokens, by query, by name; linear in their number.

Token sets are compared by MinHash with banding (Broder 1997; Leskovec et al., "Mining of Massive Datasets",
ch. 3), and what that proposes by the exact Jaccard index. Of a group of equals each is reported against the
first of them, so that a thousand copies make 999 findings.
"""

from __future__ import annotations

import ast
import re
import zlib
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from execretrieval.registry import Task

SHINGLE = 5
SIMILARITY = 0.8
_BANDS, _ROWS = 16, 4
MIN_SHINGLES = 4
_PRIME = np.uint64((1 << 31) - 1)
_TOKEN = re.compile(r"\w+|[^\w\s]")
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Two tasks by number: `second` repeats `first`; `kind` is tree, tokens, query or name."""

    kind: str
    first: int
    second: int
    similarity: float


def duplicates(
    tasks: Sequence[Task], against: Sequence[Task] = (), *, similarity: float = SIMILARITY
) -> list[Duplicate]:
    """Return the tasks that repeat an earlier one of `tasks`, or one of `against`.

    Numbers count through `against` and then `tasks`; only members of `tasks` are second.
    """
    everything = [*against, *tasks]
    n_known = len(against)
    found = [
        *_exact("tree", everything, n_known, lambda task: normalised_tree(task.canonical)),
        *_exact("name", everything, n_known, lambda task: task.function_name),
        *_exact("query", everything, n_known, lambda task: " ".join(_WORD.findall(task.query.lower()))),
    ]
    known = {(item.kind, item.second) for item in found}
    codes = (_TOKEN.findall(task.canonical) for task in everything)
    near = [("tokens", codes), ("query", (_WORD.findall(task.query.lower()) for task in everything))]
    for kind, sequences in near:
        for item in _near(kind, sequences, n_known, similarity):
            same_tree = kind == "tokens" and ("tree", item.second) in known
            if (kind, item.second) not in known and not same_tree:
                found.append(item)
    return sorted(found, key=lambda item: (item.second, item.kind, item.first))


def normalised_tree(code: str) -> str:
    """Return code's syntax tree as text in which names stand for the order of their first use.

    Names of built-ins and attributes stay; docstrings, blanks and comments do not count. Code that does not
    parse is its own text.
    """
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return code
    bound = {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    bound |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    bound |= {node.name for node in ast.walk(tree) if isinstance(node, definitions)}
    places: dict[str, str] = {}
    for node in ast.walk(tree):
        for field in ("id", "arg", "name"):
            name = getattr(node, field, None)
            if isinstance(name, str) and name in bound:
                setattr(node, field, places.setdefault(name, f"v{len(places)}"))
    try:
        return ast.dump(tree)
    except (RecursionError, ValueError):  # an integer may be too long to be written
        return code


def _exact(
    kind: str, tasks: Sequence[Task], n_known: int, key: Callable[[Task], Hashable]
) -> Iterator[Duplicate]:
    first: dict[Hashable, int] = {}
    for number, task in enumerate(tasks):
        earlier = first.setdefault(key(task), number)
        if earlier != number and number >= n_known:
            yield Duplicate(kind, earlier, number, 1.0)


def _near(kind: str, sequences: Iterable[list[str]], n_known: int, similarity: float) -> Iterator[Duplicate]:
    """Yield what is at least that similar to an earlier one, each against the most similar candidate."""
    sets: list[frozenset[int]] = []
    buckets: dict[tuple[int, bytes], int] = {}
    for number, tokens in enumerate(sequences):
        shingles = _shingles(tokens)
        sets.append(shingles)
        if len(shingles) < MIN_SHINGLES:
            continue
        bands = _bands(shingles)
        candidates = {buckets.setdefault(band, number) for band in bands} - {number}
        if number >= n_known and candidates:
            score, earlier = max((_jaccard(shingles, sets[other]), -other) for other in candidates)
            if score >= similarity:
                yield Duplicate(kind, -earlier, number, score)


def _shingles(tokens: Sequence[str]) -> frozenset[int]:
    size = min(SHINGLE, max(1, len(tokens) // 2))
    return frozenset(
        zlib.crc32(" ".join(tokens[start : start + size]).encode("utf-8", "surrogatepass"))
        for start in range(len(tokens) - size + 1)
    )


def _permutations() -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]:
    rng = np.random.Generator(np.random.PCG64(20260510))
    n = _BANDS * _ROWS
    return rng.integers(1, 1 << 32, (n, 1), np.uint64) | np.uint64(1), rng.integers(
        0, 1 << 32, (n, 1), np.uint64
    )


_A, _B = _permutations()


def _bands(shingles: frozenset[int]) -> list[tuple[int, bytes]]:
    values = np.fromiter(shingles, np.uint64, len(shingles)) & np.uint64(0x7FFFFFFF)
    smallest = ((_A * values + _B) % _PRIME).min(axis=1)
    return [(band, smallest[band * _ROWS : (band + 1) * _ROWS].tobytes()) for band in range(_BANDS)]


def _jaccard(one: frozenset[int], other: frozenset[int]) -> float:
    common = len(one & other)
    return common / (len(one) + len(other) - common)
