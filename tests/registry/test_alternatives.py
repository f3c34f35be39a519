"""A correct solution written another way passes the tests of its bundled task."""

import ast
from pathlib import Path
from typing import Any

import pytest

import execretrieval.registry

BUNDLED = Path(execretrieval.registry.__file__).parent / "bundled"
ALTERNATIVES = sorted((Path(__file__).parent / "alternatives").glob("*.py"))


def task_file(alternative: Path) -> Path:
    domain, _, function = alternative.stem.partition("__")
    return BUNDLED / domain / f"{function}.py"


def asserts_of(path: Path) -> ast.Module:
    """The statements of a task file from its first top-level assert on, line numbers kept."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    first = next(i for i, statement in enumerate(body) if isinstance(statement, ast.Assert))
    return ast.Module(body[first:], type_ignores=[])


@pytest.mark.parametrize("alternative", ALTERNATIVES, ids=lambda path: path.stem)
def test_passes_the_tests_of_its_task(alternative: Path) -> None:
    task = task_file(alternative)
    namespace: dict[str, Any] = {}
    exec(compile(alternative.read_text(encoding="utf-8"), alternative, "exec"), namespace)
    exec(compile(asserts_of(task), task, "exec"), namespace)


def test_every_bundled_task_has_one() -> None:
    tasks = {path for path in BUNDLED.glob("*/*.py") if path.name != "__init__.py"}
    assert {task_file(alternative) for alternative in ALTERNATIVES} == tasks
