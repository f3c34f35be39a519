"""The examples of a docstring (`doctest`), and which names of its own package they use."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from execretrieval.errors import InputError
from execretrieval.registry.doctests.units import names_of
from execretrieval.registry.edits import Edit, splice
from execretrieval.registry.source import Places, parse

_WHERE = re.compile(r"^line (\d+) of the docstring for \S+ ")


@dataclass(frozen=True, slots=True)
class Example:
    """One `>>>` example: its source, what is to be printed, the exception if one is wanted, its options."""

    source: str
    want: str
    exception: str | None
    flags: int

    @property
    def body(self) -> list[ast.stmt]:
        """The statements."""
        return parse(self.source).body


def examples_of(docstring: str) -> list[Example]:
    """Return the examples that are to be run. Raises InputError for malformed ones, or if there is none."""
    try:
        found = doctest.DocTestParser().get_examples(docstring)
    except ValueError as error:
        reason = _WHERE.sub(r"in line \1 of the docstring: ", str(error))
        raise InputError(f"malformed example: {reason}") from None
    if not found:
        raise InputError("no examples")
    kept = []
    for item in found:
        flags = sum(flag for flag, on in item.options.items() if on)
        if not flags & doctest.SKIP:
            kept.append(Example(item.source.rstrip("\n"), item.want, item.exc_msg, flags))
    try:
        kept = [example for example in kept if example.body]
    except InputError as error:
        raise InputError(f"malformed example: {error.reason}") from None
    if not kept:
        raise InputError("no examples but those that are skipped")
    return kept


@dataclass(frozen=True, slots=True)
class Usage:
    """Examples without imports of their own package, and what these gave: name -> (module, name there).

    `needed` are the names that the examples take from the module of the docstring.
    """

    examples: list[Example]
    imported: dict[str, tuple[str, str]]
    needed: frozenset[str]


def without_own_imports(examples: list[Example], is_own: Callable[[str], bool]) -> Usage:
    """Take imports of modules that `is_own` away: `import m as x; x.f(1)` becomes `f(1)`."""
    modules: dict[str, str] = {}  # dotted text in the examples -> module
    imported: dict[str, tuple[str, str]] = {}
    kept: list[Example] = []
    for example in examples:
        edits: list[Edit] = []
        places = Places(example.source)
        for node in parse(example.source).body:
            if not _imports_own(node, is_own, modules, imported):
                continue
            start, end = places.span(node)
            edits.append((start, end, "pass"))
        source = _unqualified(splice(example.source, edits), modules, imported)
        if not edits or any(not isinstance(node, ast.Pass) for node in parse(source).body):
            kept.append(replace(example, source=source))
    names = names_of([node for example in kept for node in example.body])
    needed = (names.needed | names.perhaps - names.bound) - set(imported)
    return Usage(kept, imported, frozenset(needed))


def _imports_own(
    node: ast.stmt,
    is_own: Callable[[str], bool],
    modules: dict[str, str],
    imported: dict[str, tuple[str, str]],
) -> bool:
    """Note what an import of an own module gives; return whether the statement is one."""
    match node:
        case ast.Import(names=aliases) if all(is_own(alias.name) for alias in aliases):
            modules.update({alias.asname or alias.name: alias.name for alias in aliases})
            return True
        case ast.ImportFrom(module=str(name), names=aliases, level=0) if is_own(name):
            for alias in aliases:
                if is_own(f"{name}.{alias.name}"):
                    modules[alias.asname or alias.name] = f"{name}.{alias.name}"
                elif alias.name != "*":
                    imported[alias.asname or alias.name] = (name, alias.name)
            return True
    return False


def _unqualified(source: str, modules: dict[str, str], imported: dict[str, tuple[str, str]]) -> str:
    """Return source in which `module.name` is `name`."""
    if not modules:
        return source
    places = Places(source)
    edits: list[Edit] = []
    for node in ast.walk(parse(source)):
        if isinstance(node, ast.Attribute) and (module := modules.get(ast.unparse(node.value))):
            start, end = places.span(node)
            edits.append((start, end, node.attr))
            imported[node.attr] = (module, node.attr)
    return splice(source, edits)
