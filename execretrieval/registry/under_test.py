"""Which function of a task the tests are about."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable

from execretrieval.errors import InputError
from execretrieval.registry.source import parse


def function_under_test(canonical: str, tests: Iterable[str]) -> str:
    """Return the name of the function the tests are about.

    It is the top-level function (or `name = lambda`) of the canonical that the greatest number of tests call
    or pass on; of several, the one defined last, for helpers come first. Where they use no function, it is
    the class they use. Raises InputError where there is none, or code cannot be parsed.
    """
    tree = parse(canonical)
    loaded = [_loaded(parse(test)) for test in tests]
    names = _functions(tree)
    if not any(used.intersection(names) for used in loaded):
        names += [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    if not names:
        raise InputError("the code defines no function")
    uses = Counter(name for used in loaded for name in used.intersection(names))
    if not uses:
        raise InputError(f"the tests call no function of the code, which defines {', '.join(names)}")
    most = max(uses.values())
    return next(name for name in reversed(names) if uses[name] == most)


def _functions(tree: ast.Module) -> list[str]:
    names: list[str] = []
    for statement in tree.body:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.append(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda()):
                names.append(name)
            case _:
                pass
    return names


def _loaded(tree: ast.Module) -> set[str]:
    return {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
