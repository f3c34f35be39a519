"""Source text to mutants: six locked operators, one parse, text splices."""

from execretrieval.mutators.model import Mutant

__all__ = ["Mutant"]
