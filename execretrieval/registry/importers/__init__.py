"""Tasks from sets that others made. What cannot be taken is returned as refusals, never dropped."""

from execretrieval.registry.importers.humaneval import import_humaneval
from execretrieval.registry.importers.mbpp import import_mbpp
from execretrieval.registry.importers.released import import_execretrieval
from execretrieval.registry.importers.result import Imported, Refusal

__all__ = ["Imported", "Refusal", "import_execretrieval", "import_humaneval", "import_mbpp"]
