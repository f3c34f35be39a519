"""The one pass over a tree: where mutants may lie, and what the operators propose there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

import libcst as cst

from execretrieval.errors import SourceError
from execretrieval.mutators.barriers import BARRIERS, is_barrier
from execretrieval.mutators.base import Operator, Site
from execretrieval.mutators.context import Context

_PRAGMA = re.compile(r"#\s*pragma:\s*no\s+mutate\b")
_LAMBDA = "<lambda>"


class Proposal(NamedTuple):
    """A site with what made it: the operator's place among the six, the function, the outermost function."""

    operator: int
    function: str
    unit: cst.CSTNode
    site: Site


class Walk(Context):
    """Generate a module's code, calling each operator at the nodes it asks for where mutants may lie."""

    def __init__(self, text: str, module: cst.Module, operators: Iterable[Operator]) -> None:
        super().__init__(text, module)
        self.proposals: list[Proposal] = []
        self.functions: list[str] = []
        self.silenced: list[cst.CSTNode] = []  # statements under a pragma
        self.indented: set[int] = set()  # ids of the units that do not start at the margin
        self._callees: dict[type[cst.CSTNode], list[tuple[int, Operator]]] = {}
        for place, operator in enumerate(operators):
            for kind in operator.nodes:
                self._callees.setdefault(kind, []).append((place, operator))
        self._barred_by: cst.CSTNode | None = None
        self._function: str | None = None
        self._unit: cst.CSTNode = module
        self._prefix = ""
        self._outer: list[tuple[str | None, cst.CSTNode, str]] = []

    def before_codegen(self, node: cst.CSTNode) -> None:
        """Note where a node starts; enter functions, classes and what holds no sites."""
        self._starts[id(node)] = self._position
        kind = type(node)
        if kind in _ENTERED:
            if kind in _SCOPES:
                self._enter(node)
            elif isinstance(node, cst.Comment):
                if _PRAGMA.search(node.value):
                    self._silence()
            elif self._barred_by is None and is_barrier(node, self.parents):
                self._barred_by = node
        self.parents.append(node)

    def after_codegen(self, node: cst.CSTNode) -> None:
        """Note where a node ends; ask the operators; leave functions, classes and what holds no sites."""
        self.parents.pop()
        self._ends[id(node)] = self._position
        kind = type(node)
        if kind in _SCOPES:
            self._function, self._unit, self._prefix = self._outer.pop()
        elif self._barred_by is not None:
            if self._barred_by is node:
                self._barred_by = None
        elif kind in self._callees and self._function is not None:
            for place, operator in self._callees[kind]:
                for site in operator.sites(node, self):
                    self.proposals.append(Proposal(place, self._function, self._unit, site))

    def _enter(self, node: cst.CSTNode) -> None:
        self._outer.append((self._function, self._unit, self._prefix))
        if isinstance(node, cst.ClassDef):
            self._prefix += f"{node.name.value}."
            return
        if isinstance(node, cst.FunctionDef):
            if self._function is None:
                self._unit = node
                if self.indent_tokens:
                    self.indented.add(id(node))
            self._function = self._prefix + node.name.value
            self._prefix = f"{self._function}.<locals>."
            self.functions.append(self._function)
        elif self._function is None:  # a lambda inside a function belongs to that function
            self._unit = self.parents[1]
            self._function = self._prefix + _LAMBDA
            self.functions.append(self._function)

    def _silence(self) -> None:
        """Note what the pragma being visited covers: the statement it stands on or above, blocks included."""
        for place in range(len(self.parents) - 1, -1, -1):
            parent = self.parents[place]
            if isinstance(parent, cst.Module) and self._is_header(parent, place):
                self.silenced.append(parent.body[0])
            if isinstance(parent, cst.IndentedBlock) and parent.header is not self.parents[place + 1]:
                return  # the last line of a block: there is nothing under it
            if isinstance(parent, _STATEMENTS):
                self.silenced.append(parent)
                return

    def _is_header(self, module: cst.Module, place: int) -> bool:
        return bool(module.body) and any(line is self.parents[place + 1] for line in module.header)


class AlignedWalk(Walk):
    """A walk for the rare source that libcst does not write back as it was, because it lost some blanks.

    It loses the blanks before the colon of an `except` and lines of blanks at the end of a file.
    """

    def __init__(self, text: str, module: cst.Module, operators: Iterable[Operator], shadow: str) -> None:
        super().__init__(text, module, operators)
        self._shadow = shadow

    def add_token(self, value: str) -> None:
        """Skip lost blanks and count a token. Raises SourceError if anything else was lost."""
        place, shadow = self._position, self._shadow
        while not shadow.startswith(value, place) and shadow[place : place + 1].isspace():
            place += 1
        if shadow.startswith(value, place):
            self._position = place
        elif value.strip() or place < len(shadow):
            line = shadow.count("\n", 0, self._position) + 1
            raise SourceError("libcst does not write this line back as it was", line=line)
        super().add_token(value)


_SCOPES = frozenset({cst.FunctionDef, cst.Lambda, cst.ClassDef})
_ENTERED = _SCOPES | BARRIERS | {cst.Comment}
_STATEMENTS = (
    cst.SimpleStatementLine,
    cst.BaseCompoundStatement,
    cst.Else,
    cst.Finally,
    cst.ExceptHandler,
    cst.ExceptStarHandler,
    cst.MatchCase,
)
