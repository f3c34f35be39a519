'''The task file: a Python module that a reviewer reads, Python runs and `mutate` takes.

    """The query, as the module docstring."""

    def the_function(...): ...      # the canonical, and whatever it needs

    assert the_function(...) == 1   # the tests

The canonical is everything after the docstring up to the first top-level `assert` or a line `# tests`,
without docstrings of its own. From there each top-level statement is a test; an assignment, an import, a
definition and the like (`SET_UP`) belongs to the next one. An `if __name__ == "__main__"` block at the end
is left out. The function under test is found by `function_under_test`.
'''

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

from execretrieval.errors import InputError
from execretrieval.registry.docstrings import cut_docstrings
from execretrieval.registry.source import (
    Places,
    first_line,
    normal_code,
    normal_line_ends,
    parse,
    read_source,
    require_text,
)
from execretrieval.registry.task import Task
from execretrieval.registry.under_test import function_under_test

SET_UP = (
    ast.Import,
    ast.ImportFrom,
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.Delete,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Pass,
)
_MARK = re.compile(r"# ?tests[ \t]*", re.IGNORECASE)
_UNSAFE = re.compile(r'\\|"""|"\Z|[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]')


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the parts of a task file stand, in characters of its text: the code, and each test."""

    query: str
    code: tuple[int, int]
    tests: tuple[tuple[int, int], ...]


def layout(text: str, *, path: str | Path | None = None) -> Layout:
    """Find the parts of a task file whose text has LF line ends.

    Raises InputError with the line and what to do, for a syntax error, no docstring or no tests.
    """
    tree = parse(text, path=path)
    query = ast.get_docstring(tree, clean=False)
    if not (query and query.strip()):
        reason = "has no query; begin the file with it, as a docstring in triple quotes"
        raise InputError(reason, path=path, line=1)
    require_text(query, "query", path=path, line=1)
    places = Places(text)
    begin = places.span(tree.body[0])[1]
    if text[begin:].lstrip(" \t").startswith(";"):
        raise InputError("put the code on lines of its own, after the docstring", path=path, line=1)
    cut = _cut(text, tree.body[1:], places)
    statements = [node for node in tree.body[1:] if places.span(node)[0] >= cut]
    while statements and _is_main_block(statements[-1]):
        statements.pop()
    if not statements:
        inside = next((node.name for node in tree.body if _asserts_in(node)), None)
        reason = "has no tests; add asserts that call the function after it"
        if inside is not None:
            reason = f"has no tests at the top level; the asserts inside {inside} belong there"
        raise InputError(reason, path=path, line=text.count("\n", 0, len(text.rstrip())) + 1)
    return Layout(query.strip(), (begin, cut), tuple(_tests(statements, places, path)))


def parse_taskfile(
    text: str,
    *,
    task_id: str,
    domain: str,
    path: str | Path | None = None,
    provenance: Mapping[str, Any] | None = None,
) -> Task:
    """Return the task that a task file's text holds; raises InputError like `layout`.

    Also refused: code without a function, and tests that use no function of it.
    """
    text = normal_line_ends(text)
    found = layout(text, path=path)
    tests = tuple(text[start:end] for start, end in found.tests)
    code = normal_code(text[slice(*found.code)].lstrip(" \t"))
    canonical = normal_code(cut_docstrings(code, path=path))
    try:
        name = function_under_test(canonical, tests)
    except InputError as error:
        line = text.count("\n", 0, found.tests[0][0]) + 1
        raise InputError(f"{error.reason}; define it before the tests", path=path, line=line) from None
    return Task(task_id, name, found.query, domain, canonical, tests, dict(provenance or {"source": "file"}))


def read_taskfile(
    path: str | Path,
    *,
    domain: str | None = None,
    task_id: str | None = None,
    provenance: Mapping[str, Any] | None = None,
) -> Task:
    """Return the task in a file.

    The domain is the folder's name unless given; the id is `<domain>/<file name without .py>` unless given.
    """
    path = Path(path)
    text = read_source(path)
    domain = domain or domain_of_folder(path)
    return parse_taskfile(
        text, task_id=task_id or f"{domain}/{path.stem}", domain=domain, path=path, provenance=provenance
    )


def domain_of_folder(path: Path) -> str:
    """Return the domain that the folder of a file stands for: its name in lower case, `_` between words."""
    name = re.sub(r"[^a-z0-9]+", "_", path.absolute().parent.name.lower()).strip("_")
    if not name[:1].isalpha():
        raise InputError("lies in a folder whose name is no domain; give one with --domain", path=path)
    return name


def to_taskfile(task: Task) -> str:
    """Return the text of a task file that reads back as this task, its id, domain and provenance apart.

    Raises InputError for a task the format cannot hold: a test with several test statements, say, or a
    canonical with a docstring.
    """
    mark = "" if task.test_suite[0].startswith("assert") else "# tests\n"
    tests = "\n".join(task.test_suite)
    text = f"{_docstring(task.query)}\n\n{task.canonical}\n\n{mark}{tests}\n"
    try:
        back = parse_taskfile(text, task_id=task.task_id, domain=task.domain)
    except InputError as error:
        raise _unwritable(task, f"it would not read back ({error})") from None
    for field in ("query", "canonical", "test_suite", "function_name"):
        if getattr(back, field) != getattr(task, field):
            raise _unwritable(task, f"its {field} would read back changed")
    return text


def _unwritable(task: Task, why: str) -> InputError:
    return InputError(f"task {task.task_id} does not fit a task file: {why}; write JSONL instead")


def _cut(text: str, statements: list[ast.stmt], places: Places) -> int:
    """Return the offset where the tests begin: the first top-level assert or a `# tests` line before it."""
    asserts = (places.span(node)[0] for node in statements if isinstance(node, ast.Assert))
    cut = next(asserts, len(text))
    occupied = [(first_line(node), node.end_lineno or node.lineno) for node in statements]
    for number, line in enumerate(text.split("\n"), 1):
        start = places.offset(number, 0)
        if start >= cut:
            break
        if _MARK.fullmatch(line) and not any(first <= number <= last for first, last in occupied):
            return start
    return cut


def _tests(statements: list[ast.stmt], places: Places, path: str | Path | None) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    start: int | None = None
    for node in statements:
        begin, end = places.span(node)
        start = begin if start is None else start
        if not _is_set_up(node):
            found.append((start, end))
            start = None
    if start is not None:
        reason = "set-up at the end belongs to no test; put it before the test that needs it"
        raise InputError(reason, path=path, line=first_line(statements[-1]))
    return found


def _is_set_up(node: ast.stmt) -> bool:
    constant = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return constant or isinstance(node, SET_UP) or type(node).__name__ == "TypeAlias"


def _asserts_in(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    """Tell whether a statement is a test function as pytest has them."""
    return (
        isinstance(node, ast.FunctionDef)
        and node.name.startswith("test")
        and any(isinstance(inner, ast.Assert) for inner in ast.walk(node))
    )


def _is_main_block(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and any(
        isinstance(part, ast.Name) and part.id == "__name__" for part in ast.walk(node.test)
    )


def _docstring(query: str) -> str:
    def escape(match: re.Match[str]) -> str:
        text = match.group()
        if text == "\\" or text.startswith('"'):
            return "".join("\\" + character for character in text)
        return f"\\u{ord(text):04x}"

    return f'"""{_UNSAFE.sub(escape, query)}"""'
