"""What an operator is: node in, sites out; its examples are its tests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, NamedTuple

import libcst as cst

from execretrieval.mutators.context import Context


class Site(NamedTuple):
    """One edit an operator proposes: the text between the offsets becomes `replacement`."""

    rule: str
    start: int
    end: int
    replacement: str


class Example(NamedTuple):
    """The body of a function before, and every body the operator makes of it, in order.

    With a `rule` only that rule's mutants are listed; with None those of all rules. No `after` at all
    makes it a counter-example.
    """

    rule: str | None
    before: str
    after: tuple[str, ...] = ()


class Operator(ABC):
    """One of the six: pure, no randomness, no I/O, no state.

    `sites` is called with each node of the types in `nodes` that lies where mutants may lie. A rule that
    leaves a text to another one (see the table of owners in the manual) does so here, not in a filter.
    """

    name: ClassVar[str]
    rules: ClassVar[tuple[str, ...]]
    nodes: ClassVar[tuple[type[cst.CSTNode], ...]]
    examples: ClassVar[tuple[Example, ...]]

    @abstractmethod
    def sites(self, node: cst.CSTNode, context: Context) -> Iterator[Site]:
        """Yield the edits at one node."""
