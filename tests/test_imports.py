"""The direction of imports, held by reading every module's syntax tree.

`execretrieval/` itself must never be on `sys.path`: its parts have plain names (`datasets`, `schemas`), which
would then stand for ours in other people's code. So no file below it is run by its path, except those of
`runner/inside`, which import the standard library alone.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "execretrieval"
INSIDE = "execretrieval.runner.inside"

# A part of the package -> the other parts that it may import.
ALLOWED: dict[str, set[str]] = {
    "__init__": set(),
    "__main__": {"cli"},
    "errors": set(),
    "shown": set(),
    "lazy": set(),
    "schemas": set(),
    "mutators": set(),
    "llm": set(),
    "runner": {"schemas"},
    "datasets": {"schemas"},
    "registry": {"schemas", "datasets", "llm"},
    "builder": {"schemas", "registry", "mutators", "runner", "datasets"},
    "audit": {"schemas", "registry", "mutators", "runner", "datasets"},
    "retrievers": {"schemas", "datasets"},
    "scorer": {"schemas", "datasets", "retrievers", "runner"},
}
ALLOWED["cli"] = set(ALLOWED) - {"__main__"}
OPEN_TO_ALL = {"__init__", "errors", "shown", "lazy"}

# Bundled tasks are data: text of the world the mutators work on, run in the sandbox alone.
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "bundled" not in path.parts)


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Yield the level and the full dotted name of all that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((0, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.level, f"{node.module or ''}.{alias.name}") for alias in node.names)


def part_of(name: str) -> str:
    """Return the part of the package that a dotted name below `execretrieval` belongs to."""
    part = name.split(".")[1] if "." in name else "__init__"
    return part if part in ALLOWED else "__init__"


def faults(part: str, source: str) -> list[str]:
    """Return what a module of `part` imports and may not."""
    found = []
    for level, name in imports(source):
        top = name.split(".")[0]
        if level:
            found.append(f"relative import of {name}")
        elif top in {"tests", "benchmarks"}:
            found.append(f"imports {name}")
        elif top == "execretrieval" and part_of(name) not in ALLOWED[part] | OPEN_TO_ALL | {part}:
            found.append(f"{part} imports {name}")
    return found


def module_part(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_module_imports_only_what_its_part_may(path: Path) -> None:
    assert module_part(path) in ALLOWED, "a new part needs its line in ALLOWED"
    assert faults(module_part(path), path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("part", "source", "n_faults"),
    [
        ("mutators", "from execretrieval.errors import SourceError", 0),
        ("mutators", "from execretrieval import __version__", 0),
        ("mutators", "from execretrieval.mutators.model import Mutant", 0),
        ("mutators", "from execretrieval import schemas", 1),
        ("mutators", "def f():\n    import execretrieval.runner.model", 1),
        ("runner", "from execretrieval.registry import Task", 1),
        ("builder", "from execretrieval.scorer.metrics import exec_at_k", 1),
        ("builder", "from execretrieval.runner import run, Job", 0),
        ("scorer", "from execretrieval.cli.progress import progress", 1),
        ("cli", "from execretrieval.builder import build", 0),
        ("datasets", "import datasets", 0),
        ("datasets", "from . import model", 1),
        ("datasets", "from ..schemas import check", 1),
        ("cli", "import tests.strategies", 1),
    ],
)
def test_the_check_finds_a_wrong_import(part: str, source: str, n_faults: int) -> None:
    assert len(faults(part, source)) == n_faults


def test_what_runs_inside_the_sandbox_needs_the_standard_library_alone() -> None:
    for path in (PACKAGE / "runner" / "inside").glob("*.py"):
        for _, name in imports(path.read_text("utf-8")):
            of_python = name.split(".")[0] in sys.stdlib_module_names
            assert of_python or name.startswith(f"{INSIDE}."), f"{path.name} imports {name}"


def test_no_part_is_named_like_a_module_of_the_standard_library() -> None:
    run_by_path = (PACKAGE / "runner" / "inside").glob("*.py")
    names = {path.stem for path in [*PACKAGE.iterdir(), *run_by_path]} - {"__init__", "__main__"}
    assert names & sys.stdlib_module_names == set()


LAZY = ("datasets", "retrievers")


@pytest.mark.parametrize("part", LAZY)
def test_names_imported_on_demand_are_those_that_the_checker_of_types_sees(part: str) -> None:
    package = import_module(f"execretrieval.{part}")
    seen = {
        name.rpartition(".")[2]: name.rpartition(".")[0]
        for _, name in imports((PACKAGE / part / "__init__.py").read_text("utf-8"))
        if name.startswith(f"execretrieval.{part}.")
    }
    assert package.__all__ == sorted(seen)
    for name, module in seen.items():
        assert getattr(package, name) is getattr(import_module(module), name)


@pytest.mark.parametrize("part", LAZY)
def test_names_imported_on_demand_are_listed_before_they_are_imported(part: str) -> None:
    script = f"import execretrieval.{part} as part; print(set(part.__all__) <= set(dir(part)))"
    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "True\n"


def test_a_search_needs_neither_schemas_nor_hashes() -> None:
    script = "import sys, execretrieval.retrievers.dense; print([name for name in sys.modules])"
    loaded = subprocess.check_output([sys.executable, "-c", script], text=True)
    assert "execretrieval.datasets.model" in loaded
    assert not any(name in loaded for name in ("execretrieval.schemas", "_hashlib", "tomllib"))


@pytest.mark.parametrize("part", LAZY)
def test_no_name_imported_on_demand_is_that_of_a_module(part: str) -> None:
    package = import_module(f"execretrieval.{part}")
    assert set(package.__all__) & {path.stem for path in (PACKAGE / part).iterdir()} == set()


def test_a_name_that_is_not_there_is_missed_as_everywhere() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Datasets'"):
        _ = import_module("execretrieval.datasets").Datasets


HEAVY = {"numpy", "scipy", "libcst", "rich", "jsonschema", "rank_bm25"}
LOADED = """
import json, os, sys
from execretrieval.cli import main, mutate_main
sys.argv = sys.argv[1:]
try:
    mutate_main() if sys.argv[0] == "mutate" else main()
except SystemExit as end:
    print(json.dumps([end.code, sorted({name.partition(".")[0] for name in sys.modules})]), file=sys.stderr)
"""


@pytest.mark.parametrize(
    "arguments", [["execretrieval", "--help"], ["execretrieval", "mutate", "--help"], ["mutate", "--help"]]
)
def test_help_loads_no_heavy_package(arguments: list[str]) -> None:
    end = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments], capture_output=True, text=True, check=True
    )
    code, loaded = json.loads(end.stderr)
    assert code == 0
    assert "Usage:" in end.stdout
    assert HEAVY & set(loaded) == set()
    assert "click" in loaded


def idle_ticks(**given: str) -> str:
    """Return how long the threads of OpenBLAS stay awake in a command, as a power of two."""
    script = LOADED + "assert 'numpy' not in sys.modules\nprint(os.environ['OPENBLAS_THREAD_TIMEOUT'])\n"
    others = {name: value for name, value in os.environ.items() if name != "OPENBLAS_THREAD_TIMEOUT"}
    end = subprocess.run(
        [sys.executable, "-c", script, "execretrieval", "--version"],
        env=others | given,
        capture_output=True,
        text=True,
        check=True,
    )
    return end.stdout.splitlines()[-1]


def test_a_command_lets_idle_threads_of_numpy_sleep_unless_told_otherwise() -> None:
    assert idle_ticks() == "18"
    assert idle_ticks(OPENBLAS_THREAD_TIMEOUT="26") == "26"
