"""Gate 2: the code parses and compiles, the tests call the function, a distractor is what it says it is."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable, Sequence

from execretrieval.builder.finding import Finding
from execretrieval.errors import UsageError
from execretrieval.mutators import Mutant, fingerprint, stack
from execretrieval.mutators import apply as splice


def compile_error(code: str) -> str | None:
    """Return why Python does not take the code, in one line, or None where it does."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(code, "<code>", "exec", dont_inherit=True)
    except SyntaxError as error:
        return f"line {error.lineno}: {error.msg}"
    except (ValueError, RecursionError, MemoryError) as error:
        return str(error) or type(error).__name__
    return None


def called_names(tests: Iterable[str]) -> set[str]:
    """Return the plain names that the tests call or pass on (tests must compile)."""
    return {
        node.id
        for test in tests
        for node in ast.walk(ast.parse(test))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }


def check_task(task_id: str, function_name: str, canonical: str, tests: Sequence[str]) -> list[Finding]:
    """Return what is wrong with a task before anything of it is run."""
    problem = compile_error(canonical)
    if problem:
        return [Finding(task_id, "semantics", "canonical-syntax", f"the canonical: {problem}")]
    broken = [
        Finding(task_id, "semantics", "test-syntax", f"test {number}: {problem}")
        for number, test in enumerate(tests, start=1)
        if (problem := compile_error(test))
    ]
    if broken:
        return broken
    if function_name and function_name not in defined_names(canonical):
        return [Finding(task_id, "semantics", "no-function", f"the canonical defines no {function_name}")]
    if not function_name or function_name not in called_names(tests):
        return [Finding(task_id, "semantics", "not-called", "no test calls a function of the canonical")]
    return []


def defined_names(code: str) -> set[str]:
    """Return the names a text defines at its top level: functions, classes, assigned names, imports."""
    names: set[str] = set()
    for node in ast.parse(code).body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                names.add(node.name)
            case ast.Import() | ast.ImportFrom():
                names.update(alias.asname or alias.name.partition(".")[0] for alias in node.names)
            case _:
                names.update(
                    inner.id
                    for inner in ast.walk(node)
                    if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)
                )
    return names


def check_edits(
    task_id: str, canonical: str, code: str, edits: Sequence[Mutant], possible: Iterable[Mutant]
) -> list[Finding]:
    """Return why `code` is not the canonical with exactly these edits, each one an operator makes.

    `possible` holds all mutants of the canonical.
    """
    known = {mutant.id: mutant for mutant in possible}
    for edit in edits:
        if known.get(edit.id) != edit:
            reason = f"{edit.operator} makes no such edit: {edit.original!r} -> {edit.replacement!r}"
            return [Finding(task_id, "semantics", "not-a-mutant", f"{reason} at line {edit.line}")]
    try:
        made = splice(canonical, edits[0]) if len(edits) == 1 else stack(canonical, edits)
    except UsageError as error:
        return [Finding(task_id, "semantics", "edits-differ", str(error))]
    if made != code:
        return [Finding(task_id, "semantics", "edits-differ", "the recorded edits do not make this code")]
    return []


def check_distinct(task_id: str, codes: Sequence[tuple[str, str]]) -> list[Finding]:
    """Return a finding for each member of a family that compiles to what an earlier one compiles to.

    `codes` are (name, text) pairs, the canonical first.
    """
    findings: list[Finding] = []
    seen: dict[str, str] = {}
    for name, code in codes:
        key = fingerprint(code)
        if key in seen:
            reason = f"{name} and {seen[key]} compile to the same bytecode"
            findings.append(Finding(task_id, "semantics", "same-bytecode", reason))
        else:
            seen[key] = name
    return findings
