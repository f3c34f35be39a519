"""Packages whose names are imported when first asked for, so that one of them does not cost them all."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module


def attach(
    package: str, modules: Mapping[str, Sequence[str]]
) -> tuple[Callable[[str], object], Callable[[], list[str]], list[str]]:
    """Return `__getattr__`, `__dir__` (PEP 562) and `__all__` of a package: which module holds which names.

    No name may be that of a module of the package: once imported, the module would stand in its place.
    """
    homes = {name: module for module, names in modules.items() for name in names}

    def get(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(f"{package}.{homes[name]}"), name)
        setattr(sys.modules[package], name, value)
        return value

    def names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *homes})

    return get, names, sorted(homes)
