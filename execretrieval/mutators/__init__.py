"""Source text to mutants: six locked operators, one parse, text splices."""

from execretrieval.mutators.base import Example, Operator
from execretrieval.mutators.edit import apply, stack
from execretrieval.mutators.find import Found, Problem, find_mutants, scan
from execretrieval.mutators.model import Mutant
from execretrieval.mutators.operators import OPERATORS, fold_operator

__all__ = [
    "OPERATORS",
    "Example",
    "Found",
    "Mutant",
    "Operator",
    "Problem",
    "apply",
    "find_mutants",
    "fold_operator",
    "scan",
    "stack",
]
