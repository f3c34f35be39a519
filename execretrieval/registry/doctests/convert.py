"""Documented functions of a file, a folder or an installed package, as tasks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from execretrieval.errors import InputError
from execretrieval.registry.docstrings import cut_docstrings
from execretrieval.registry.doctests.asserts import exception_names, tests_of
from execretrieval.registry.doctests.closure import Closure, Library
from execretrieval.registry.doctests.examples import Usage, examples_of, without_own_imports
from execretrieval.registry.doctests.find import (
    SourceFile,
    locate,
    python_files,
    require_readable_size,
    source_file,
)
from execretrieval.registry.doctests.query import query_of
from execretrieval.registry.doctests.units import Module
from execretrieval.registry.importers.result import Imported, Refusal, collect
from execretrieval.registry.source import normal_code, parse, read_source, require_text
from execretrieval.registry.task import Task

MAX_LINES = 200
PROMPT = ">>>"

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Documented:
    """A function with a docstring: where it is, and the name of the module that must be there to call it."""

    qualified_name: str
    owner: str
    docstring: str

    @property
    def name(self) -> str:
        """The function's own name."""
        return self.qualified_name.rpartition(".")[2]


def import_doctests(where: str | Path, *, domain: str | None = None, max_lines: int = MAX_LINES) -> Imported:
    """Return a task for each function with examples (`>>>`) in a file, folder or installed package.

    Nothing is imported or run: files are found by their paths and parsed. The canonical is the function with
    what it needs of its own package, transitively, docstrings cut; the query is the docstring's prose; each
    example is a test. A method becomes a task with its whole class. The ids are `<module>/<function>`, the
    domain the name of the package or folder.

    A function without examples is passed over; all else that cannot be taken is refused with its reason, a
    file as a whole where it cannot be read. Whether a task passes its tests is not known here: run them.
    Raises InputError where `where` is nothing that can be found.
    """
    root = locate(where)
    domain = domain or _domain(root)
    libraries: dict[Path, Library] = {}
    unread: list[Refusal] = []

    def candidates() -> Iterator[tuple[str, partial[Task]]]:
        for path in python_files(root):
            file = source_file(path)
            library = libraries.setdefault(file.base, Library(file.base))
            library.forget()
            try:
                if not _may_hold_examples(path):
                    continue
                module = library.module(file)
            except (InputError, OSError) as error:
                reason = error.reason if isinstance(error, InputError) else str(error.strerror)
                unread.append(Refusal(_shown(path, root), reason))
                continue
            for function in documented(module.tree):
                if PROMPT in function.docstring:
                    task_id = f"{file.name}/{function.qualified_name}"
                    yield task_id, partial(_task, library, file, function, domain, max_lines)

    imported = collect(candidates())
    return Imported(imported.tasks, (*imported.refusals, *unread))


def documented(tree: ast.Module) -> Iterator[Documented]:
    """Yield the functions at the top level (of a condition too) and the methods of classes there.

    Functions inside functions are yielded with an owner that is no name: nothing outside can call them.
    """
    yield from _documented(tree.body, "", "")


def _documented(body: list[ast.stmt], prefix: str, owner: str) -> Iterator[Documented]:
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            name = f"{prefix}{node.name}"
            if docstring := ast.get_docstring(node, clean=False):
                yield Documented(name, owner or node.name, docstring)
            yield from _documented(node.body, f"{name}.<locals>.", "<locals>")
        elif isinstance(node, ast.ClassDef):
            yield from _documented(node.body, f"{prefix}{node.name}.", owner or node.name)
        else:
            for field in ("body", "orelse", "finalbody"):
                yield from _documented(getattr(node, field, []), prefix, owner)


def _task(library: Library, file: SourceFile, function: Documented, domain: str, max_lines: int) -> Task:
    module = library.module(file)
    if function.owner == "<locals>":
        raise InputError("stands inside another function, where no test can call it")
    examples = examples_of(function.docstring)
    query = require_text(query_of(function.docstring, function.name), "query")
    usage = without_own_imports(examples, partial(library.owns, module))
    code = _code(library, module, function, usage)
    canonical = normal_code(cut_docstrings(code))
    if (lines := canonical.count("\n") + 1) > max_lines:
        raise InputError(f"too long: {lines} lines with what it needs, more than {max_lines}")
    tests = tests_of(usage.examples, prints=_prints(canonical))
    if not any(_calls(test, function.owner) for test in tests):
        raise InputError(f"no example that is run uses {function.owner}")
    parse(canonical)
    return Task(
        task_id=f"{file.name}/{function.qualified_name}",
        function_name=function.owner,
        query=query,
        domain=domain,
        canonical=canonical,
        test_suite=tuple(tests),
        provenance={"source": "doctests", "id": f"{file.name}:{function.qualified_name}"},
    )


def _code(library: Library, module: Module, function: Documented, usage: Usage) -> str:
    closure = Closure(library)
    closure.add(module, [function.owner])
    for known_as, (name, original) in sorted(usage.imported.items()):
        source = library.find(name)
        assert source is not None, "without_own_imports was told that it is"
        closure.add_as(source, original, known_as)
    raised = exception_names(usage.examples)
    closure.add(module, (usage.needed | raised) - set(usage.imported))
    return closure.code()


def _may_hold_examples(path: Path) -> bool:
    """Whether there can be an example in a file; raises InputError for a file that is no Python text."""
    require_readable_size(path)
    return path.stat().st_size > 0 and PROMPT in read_source(path)


def _prints(code: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "print" for node in ast.walk(parse(code)))


def _calls(test: str, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(parse(test)))


def _domain(root: Path) -> str:
    name = re.sub(r"[^a-z0-9]+", "_", root.absolute().stem.lower()).strip("_")
    return name if name[:1].isalpha() else "doctests"


def _shown(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path != root else path.name
