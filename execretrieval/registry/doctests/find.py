"""Python files of a folder or an installed package, found without importing or running anything of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import PathFinder
from pathlib import Path

from execretrieval.errors import InputError

MAX_BYTES = 2 << 20
_SKIPPED = {"__pycache__", "node_modules", "site-packages"}


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A Python file: its dotted module name, and the folder that name counts from."""

    name: str
    path: Path
    base: Path

    @property
    def is_package(self) -> bool:
        """Whether this is the `__init__.py` of a package."""
        return self.path.name == "__init__.py"


def locate(where: str | Path) -> Path:
    """Return the file or folder that a path or the dotted name of an installed module stands for.

    A path goes before a name. Raises InputError where there is neither, or no source of it.
    """
    path = Path(where)
    if path.exists():
        return path
    name = str(where)
    if not all(part.isidentifier() for part in name.split(".")):
        raise InputError("no such file or folder", path=path)
    top, *rest = name.split(".")
    # PathFinder looks at folders only; finding `a.b` by `importlib.util` would import `a`.
    spec = PathFinder.find_spec(top, sys.path)
    if spec is None:
        raise InputError(f"neither a path nor an installed package: {name}")
    if spec.submodule_search_locations:
        folder = Path(next(iter(spec.submodule_search_locations)), *rest)
        found = folder if folder.is_dir() else folder.with_suffix(".py")
    else:
        found = Path(spec.origin or "")
    if (rest and not spec.submodule_search_locations) or not (found.is_dir() or found.suffix == ".py"):
        raise InputError(f"{name} has no Python source here")
    if not found.exists():
        raise InputError(f"no module {name} in {found.parent}")
    return found


def source_file(path: Path) -> SourceFile:
    """Return a file with its module name: the path below the first folder above that is no package."""
    path = path.absolute()
    base = path.parent
    while (base / "__init__.py").is_file() and base != base.parent:
        base = base.parent
    parts = path.relative_to(base).with_suffix("").parts
    if parts[-1] == "__init__" and len(parts) > 1:
        parts = parts[:-1]
    return SourceFile(".".join(parts), path, base)


def python_files(root: Path) -> Iterator[Path]:
    """Yield the `.py` files of a folder sorted by path, or the file itself.

    Links are not followed: they can form loops and lead outside. Hidden folders are passed over.
    """
    if not root.is_dir():
        yield root
        return
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in _SKIPPED)
        for name in sorted(files):
            path = Path(folder, name)
            if name.endswith(".py") and not path.is_symlink() and path.is_file():
                yield path


def require_readable_size(path: Path) -> None:
    """Raise InputError for a file that is larger than anyone writes by hand."""
    if path.stat().st_size > MAX_BYTES:
        raise InputError(f"is larger than {MAX_BYTES >> 20} MiB", path=path)
