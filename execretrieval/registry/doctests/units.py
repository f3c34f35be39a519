"""A module as units, its top-level statements: what each binds and what each needs to have been bound."""

from __future__ import annotations

import ast
import re
import symtable
import warnings
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from execretrieval.errors import InputError
from execretrieval.registry.doctests.find import SourceFile, require_readable_size
from execretrieval.registry.source import Places, parse, read_source

# An `if` that says whether this is the Python, or the tool, for which an import is meant.
_CONDITION = re.compile(r"\bTYPE_CHECKING\b|\bsys\.(?:version_info|platform|implementation)\b")
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True, slots=True)
class Names:
    """Names of the module that a piece of code is about.

    `needed` must be there when it runs; `perhaps` are looked up here but bound here too; `annotated` stand in
    annotations alone.
    """

    bound: frozenset[str]
    needed: frozenset[str]
    perhaps: frozenset[str] = frozenset()
    annotated: frozenset[str] = frozenset()


def names_of(statements: list[ast.stmt]) -> Names:
    """Return the names of statements at the top level of a module, by the compiler's own scope analysis."""
    stripped = _Stripped()
    body = [stripped.visit(statement) for statement in parse_again(statements)]
    text = ast.unparse(ast.Module(body, type_ignores=[]))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            table = symtable.symtable(text, "<module>", "exec")
    except (SyntaxError, ValueError, RecursionError) as error:
        raise InputError(f"has no scopes that Python takes: {error}") from None
    bound: set[str] = set()
    needed: set[str] = set()
    perhaps: set[str] = set()
    for symbol in table.get_symbols():
        name = symbol.get_name()
        is_bound = symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()
        if is_bound:
            bound.add(name)
        if symbol.is_referenced():
            (perhaps if is_bound else needed).add(name)
    for inner in table.get_children():
        for name, certain in _globals(inner):
            (needed if certain and name not in bound else perhaps).add(name)
    return Names(frozenset(bound), frozenset(needed), frozenset(perhaps - needed), frozenset(stripped.names))


def parse_again(statements: list[ast.stmt]) -> list[ast.stmt]:
    """Return a copy of statements that may be changed."""
    try:
        return ast.parse(ast.unparse(ast.Module(statements, type_ignores=[]))).body
    except (RecursionError, MemoryError):
        raise InputError("is nested too deeply to parse") from None
    except ValueError as error:
        raise InputError(f"holds a number that Python does not write: {error}") from None


def _globals(table: symtable.SymbolTable) -> Iterator[tuple[str, bool]]:
    """Yield the names of the module that a scope and those inside it use, and whether they surely do."""
    for symbol in table.get_symbols():
        if symbol.is_global() and (symbol.is_referenced() or symbol.is_assigned()):
            yield symbol.get_name(), True
        elif table.get_type() == "class" and symbol.is_local() and symbol.is_referenced():
            yield symbol.get_name(), False  # `x = x` in a class body reads the module's
    for inner in table.get_children():
        yield from _globals(inner)


class _Stripped(ast.NodeTransformer):
    """Takes annotations away and collects their names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_arg(self, node: ast.arg) -> ast.arg:
        self._collect(node.annotation)
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self._collect(node.annotation)
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self._collect(node.returns)
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        self._collect(node.returns)
        node.returns = None
        return self.generic_visit(node)

    def _collect(self, annotation: ast.expr | None) -> None:
        if annotation is not None:
            self.names.update(node.id for node in ast.walk(annotation) if isinstance(node, ast.Name))


@dataclass(frozen=True, eq=False)
class Unit:
    """One top-level statement of a module. An import of several names is one unit per name."""

    module: Module = field(repr=False)
    index: int
    node: ast.stmt

    @cached_property
    def names(self) -> Names:
        """The names that the statement binds and uses."""
        return names_of([self.node])

    @cached_property
    def bound(self) -> frozenset[str]:
        """The names that the statement binds, found without scope analysis where that is possible."""
        match self.node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                return frozenset([name])
            case ast.Import(names=[alias]) | ast.ImportFrom(names=[alias]):
                return frozenset([alias.asname or alias.name.partition(".")[0]]) - {"*"}
            case ast.Expr(value=ast.Constant()):
                return frozenset()
        return self.names.bound

    @cached_property
    def inner_imports(self) -> list[ast.Import | ast.ImportFrom]:
        """The imports in the statement that fail it if they fail."""
        return list(_unguarded_imports(self.node))

    @property
    def text(self) -> str:
        """The statement as it stands in its file; an import as it would stand alone."""
        if isinstance(self.node, (ast.Import, ast.ImportFrom)):
            return ast.unparse(self.node)
        start, end = self.module.places.span(self.node)
        return self.module.text[start:end]

    @property
    def extended(self) -> str | None:
        """The name whose value the statement changes without binding it, as `NAME[…] = …` does."""
        match self.node:
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript() as target]):
                return _root(target)
            case ast.AugAssign(target=ast.Attribute() | ast.Subscript() as target):
                return _root(target)
            case ast.Expr(value=ast.Call(func=ast.Attribute() as function)):
                return _root(function)
            case ast.FunctionDef(decorator_list=[decorator, *_]):  # `@NAME.register(int)`
                called = decorator.func if isinstance(decorator, ast.Call) else decorator
                return _root(called) if isinstance(called, ast.Attribute) else None
        return None


def _root(node: ast.expr) -> str | None:
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


class Module:
    """The text of one file and its units. Raises InputError for a file that cannot be read or parsed."""

    def __init__(self, file: SourceFile) -> None:
        require_readable_size(file.path)
        self.file = file
        self.text = read_source(file.path) if file.path.stat().st_size else ""
        self.tree = parse(self.text, path=file.path)
        self.places = Places(self.text)
        self.units = [
            Unit(self, index, node)
            for index, node in enumerate(_split(self.tree.body))
            if not _is_future(node)
        ]
        self.has_future_annotations = any(
            _is_future(node) and any(alias.name == "annotations" for alias in node.names)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
        )

    @cached_property
    def binders(self) -> dict[str, list[Unit]]:
        """The units that bind each name, in source order."""
        found: dict[str, list[Unit]] = defaultdict(list)
        for unit in self.units:
            for name in unit.bound:
                found[name].append(unit)
        return found

    @cached_property
    def extenders(self) -> dict[str, list[Unit]]:
        """The units that change the value of a name, by the name."""
        found: dict[str, list[Unit]] = defaultdict(list)
        for unit in self.units:
            if unit.extended:
                found[unit.extended].append(unit)
        return found

    @property
    def stars(self) -> list[Unit]:
        """The star imports."""
        return [
            unit
            for unit in self.units
            if isinstance(unit.node, ast.ImportFrom) and unit.node.names[0].name == "*"
        ]


def _split(statements: list[ast.stmt]) -> Iterator[ast.stmt]:
    for node in statements:
        if isinstance(node, ast.Import):
            yield from (ast.copy_location(ast.Import([alias]), node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield ast.copy_location(ast.ImportFrom(node.module, [alias], node.level), node)
        else:
            yield node


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _unguarded_imports(node: ast.stmt) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports in a statement that fail it if they fail: not those in a `try` that expects that."""
    stack: list[ast.AST] = [node]
    while stack:
        inner = stack.pop()
        if isinstance(inner, (ast.Import, ast.ImportFrom)):
            yield inner
        elif isinstance(inner, ast.Try) and any(_expects_absence(handler) for handler in inner.handlers):
            stack += [*inner.handlers, *inner.finalbody]
        elif isinstance(inner, ast.If) and _CONDITION.search(ast.unparse(inner.test)):
            stack += inner.orelse
        else:
            stack += ast.iter_child_nodes(inner)


def _expects_absence(handler: ast.ExceptHandler) -> bool:
    if handler.type is None:
        return True
    caught = {node.id for node in ast.walk(handler.type) if isinstance(node, ast.Name)}
    return bool(caught & {"ImportError", "ModuleNotFoundError", "Exception", "BaseException"})
