"""Which function of a task the tests are about."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable


def functions(tree: ast.Module) -> list[str]:
    """Return the names of a module's top-level functions in order of definition, `name = lambda` included."""
    names: list[str] = []
    for statement in tree.body:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.append(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda()):
                names.append(name)
    return names


def function_under_test(canonical: ast.Module, tests: Iterable[ast.Module]) -> str | None:
    """Return the function the tests are about, or None where they use no function of the canonical.

    It is the one that the greatest number of tests call or pass on; of several, the one defined last, for
    helpers come first.
    """
    names = functions(canonical)
    uses = Counter(name for test in tests for name in _loaded(test).intersection(names))
    if not uses:
        return None
    most = max(uses.values())
    return next(name for name in reversed(names) if uses[name] == most)


def _loaded(tree: ast.Module) -> set[str]:
    return {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
