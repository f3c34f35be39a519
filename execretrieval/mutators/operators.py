"""The six operators, in their fixed order. The set is locked: an operator is added here or nowhere."""

from __future__ import annotations

from collections.abc import Iterable

from execretrieval.errors import UsageError
from execretrieval.mutators.base import Operator
from execretrieval.mutators.off_by_one import OffByOne
from execretrieval.mutators.off_by_one_boundary import OffByOneBoundary
from execretrieval.mutators.remove_edge_case_check import RemoveEdgeCaseCheck
from execretrieval.mutators.swap_arguments import SwapArguments
from execretrieval.mutators.wrong_comparison import WrongComparison
from execretrieval.mutators.wrong_operator import WrongOperator

OPERATORS: tuple[Operator, ...] = (
    OffByOne(),
    WrongOperator(),
    SwapArguments(),
    RemoveEdgeCaseCheck(),
    WrongComparison(),
    OffByOneBoundary(),
)

OPERATOR_SET_VERSION = "1"
"""Raised whenever the same source may give other mutants or other ids than before."""

_FOLDED = {operator.name.replace("_", ""): operator.name for operator in OPERATORS}


def fold_operator(name: str) -> str:
    """Return an operator's name from any spelling of it: case, `-` and `_` do not count.

    Raises UsageError for a name that is none of the six.
    """
    folded = name.strip().lower().replace("-", "").replace("_", "")
    if folded in _FOLDED:
        return _FOLDED[folded]
    if folded == "wrongsemantics":
        raise UsageError(
            "wrong_semantics is refused: in the paper's pilot 127 of 400 such distractors (31.8 %) "
            "turned out to be alternative correct implementations"
        )
    raise UsageError(f"unknown operator {name!r}; the six are {', '.join(_FOLDED.values())}")


def fold_operators(names: Iterable[str]) -> frozenset[str]:
    """Return the set of operators that any spellings of their names stand for."""
    if isinstance(names, str):
        raise UsageError("operators is a collection of names, not one string")
    return frozenset(fold_operator(name) for name in names)
