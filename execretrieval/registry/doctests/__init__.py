"""The user's own code as tasks: functions whose docstrings hold examples."""

from execretrieval.registry.doctests.convert import MAX_LINES, import_doctests
from execretrieval.registry.doctests.find import locate, python_files

__all__ = ["MAX_LINES", "import_doctests", "locate", "python_files"]
