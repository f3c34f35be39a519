"""Source text to mutants: six locked operators, one parse, text splices."""

from execretrieval.mutators.base import Example, Operator
from execretrieval.mutators.classify import classify
from execretrieval.mutators.edit import apply, stack
from execretrieval.mutators.find import Found, Problem, find_mutants, scan
from execretrieval.mutators.fingerprint import fingerprint
from execretrieval.mutators.model import Mutant
from execretrieval.mutators.operators import OPERATOR_SET_VERSION, OPERATORS, fold_operator

__all__ = [
    "OPERATORS",
    "OPERATOR_SET_VERSION",
    "Example",
    "Found",
    "Mutant",
    "Operator",
    "Problem",
    "apply",
    "classify",
    "find_mutants",
    "fingerprint",
    "fold_operator",
    "scan",
    "stack",
]
