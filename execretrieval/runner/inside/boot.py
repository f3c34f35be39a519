"""Start a module of this folder without importing the package around it: `python -S -s -P boot.py MODULE …`.

The interpreter is exec'ed clean and stays small: the parents of `execretrieval.runner.inside` are stand-ins
that run none of their code. `candidate.Stage` removes them before a candidate can meet them.
"""

import os
import sys
from importlib import import_module
from types import ModuleType

_PACKAGE = "execretrieval.runner.inside"


def main() -> None:
    """Import the named module below stand-in packages and call its `main(arguments)`."""
    folder = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - pathlib takes 13 ms to import
    for name, path in (("execretrieval", ""), ("execretrieval.runner", ""), (_PACKAGE, folder)):
        stand_in = ModuleType(name)
        stand_in.__path__ = [path]
        sys.modules[name] = stand_in
    import_module(f"{_PACKAGE}.{sys.argv[1]}").main(sys.argv[2:])


main()
