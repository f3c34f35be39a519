"""Variants of a dataset for ablations, made in memory."""

from __future__ import annotations

import ast
import io
import tokenize
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from execretrieval.datasets import Dataset, Family, code_sha256

NEUTRAL = "func"


def densities(dataset: Dataset) -> int:
    """Return the largest number of distractors that a family has."""
    return max((len(family.distractors) for family in dataset.families), default=0)


def at_density(dataset: Dataset, density: int, *, seed: int, draw: int) -> Dataset:
    """Keep `density` distractors of each family, drawn by a hash of seed, draw and content.

    Documents that belong to no family stay. A family with fewer distractors keeps all of them.
    """
    kept: set[str] = set()
    own: set[str] = set()
    queries = []
    for family in dataset.families:
        ids = [row.corpus_id for row in family.distractors]
        ordered = sorted(
            family.distractors, key=lambda row: sha256(f"{seed}\0{draw}\0{row.code}".encode()).digest()
        )
        chosen = {row.corpus_id for row in ordered[:density]}
        own.update(ids)
        kept.update(chosen)
        paired = tuple(each for each in ids if each in chosen)
        queries.append(replace(family.query, paired_distractor_corpus_ids=paired))
    corpus = tuple(row for row in dataset.corpus if row.corpus_id not in own or row.corpus_id in kept)
    return replace(dataset, corpus=corpus, queries=tuple(queries), manifest=None)


def without_names(dataset: Dataset) -> Dataset:
    """Replace the name of every tested function by `func` in the codes; queries stay as they are.

    Verdicts are carried over, for what a function is called does not change what it does.
    """
    names: dict[str, str] = {}
    for family in dataset.families:
        name = name_under_test(family)
        for row in (*family.correct, *family.distractors):
            if name is not None:
                names[row.corpus_id] = name
    renamed: dict[str, set[str]] = defaultdict(set)
    corpus = []
    for row in dataset.corpus:
        code = rename(row.code, names[row.corpus_id], NEUTRAL) if row.corpus_id in names else row.code
        renamed[code_sha256(row.code)].add(code_sha256(code))
        corpus.append(replace(row, code=code))
    executions = tuple(
        replace(row, code_sha256=digest)
        for row in dataset.executions
        for digest in sorted(renamed.get(row.code_sha256, {row.code_sha256}))
    )
    return replace(dataset, corpus=tuple(corpus), executions=executions, manifest=None)


def name_under_test(family: Family) -> str | None:
    """Return the name of the function under test: the one the metadata names, else the first one called.

    Only a function or class that the canonical defines at its top level counts.
    """
    defined = _defined(family.correct[0].code) if family.correct else []
    stated = family.query.metadata.get("function_name")
    if stated in defined:
        return str(stated)
    called = _names("\n".join(family.query.test_suite))
    return next((name for name in called if name in defined), None)


def rename(code: str, old: str, new: str) -> str:
    """Replace the name `old` by `new` in a code.

    Attributes, keywords of calls and the text of strings and comments stay as they are.
    """
    lines = list(io.StringIO(code, newline=""))
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(code, newline="").readline))
    except (tokenize.TokenError, SyntaxError):
        return code
    for place in range(len(tokens) - 1, -1, -1):
        token = tokens[place]
        if token.type == tokenize.NAME and token.string == old and not _belongs_elsewhere(tokens, place):
            row, start = token.start
            line = lines[row - 1]
            lines[row - 1] = line[:start] + new + line[token.end[1] :]
    return "".join(lines)


def _belongs_elsewhere(tokens: Sequence[tokenize.TokenInfo], place: int) -> bool:
    """Whether a name is an attribute, or the keyword of a call."""
    before = tokens[place - 1].string if place else ""
    after = tokens[place + 1].string if place + 1 < len(tokens) else ""
    return before == "." or (before in ("(", ",") and after == "=")


def _defined(code: str) -> Sequence[str]:
    try:
        body = ast.parse(code).body
    except (SyntaxError, ValueError):
        return []
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return [node.name for node in body if isinstance(node, kinds)]


def _names(source: str) -> list[str]:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return []
    return [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
