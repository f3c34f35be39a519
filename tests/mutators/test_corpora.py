"""Real code: every mutant keeps the contract, and what cannot be mutated says why.

`STRIDE` and `FUNCTIONS` keep the run short; every source was checked with 1 and 2,000.
"""

from __future__ import annotations

import ast
import hashlib
import sysconfig
import textwrap
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from execretrieval.errors import SourceError
from execretrieval.mutators import Mutant, apply, classify, find_mutants

Check = Callable[[str, list[Mutant]], None]

STRIDE = 6
FUNCTIONS = 150

pytestmark = pytest.mark.filterwarnings("ignore::SyntaxWarning", "ignore::DeprecationWarning")

# Tabs after blanks, in a way that Python takes and libcst does not.
MIXED_INDENTATION = {51, 159, 264, 327, 521}


def test_humaneval(humaneval: list[str], check_contract: Check) -> None:
    for source in humaneval[::STRIDE]:
        check_contract(source, find_mutants(source))


def test_mbpp(mbpp: dict[int, str], check_contract: Check) -> None:
    for source in list(mbpp.values())[::STRIDE]:
        try:
            mutants = find_mutants(source)
        except SourceError:
            continue
        check_contract(source, mutants)


def test_five_of_mbpp_are_refused_with_the_reason(mbpp: dict[int, str]) -> None:
    for task in MIXED_INDENTATION:
        with pytest.raises(SourceError, match=r"^line 3: libcst rejects this mixture of tabs and blanks"):
            find_mutants(mbpp[task])
    stray_cr = [task for task, source in mbpp.items() if source.endswith("\r")]
    assert any(find_mutants(mbpp[task]) for task in stray_cr)


def test_functions_of_the_standard_library(check_contract: Check) -> None:
    count = 0
    for source in islice(library_functions(), FUNCTIONS):
        check_contract(source, find_mutants(source))
        count += 1
    assert count == FUNCTIONS


def test_classify_agrees_with_the_maker(humaneval: list[str]) -> None:
    for source in humaneval[:: 4 * STRIDE]:
        for mutant in find_mutants(source):
            assert classify(source, apply(source, mutant)) == mutant


def library_functions() -> Iterator[str]:
    """Yield functions and methods of the standard library, files in an order of their own."""
    root = Path(sysconfig.get_path("stdlib"))
    paths = [path for path in root.rglob("*.py") if "site-packages" not in path.parts]
    for path in sorted(paths, key=lambda path: hashlib.sha256(str(path.relative_to(root)).encode()).digest()):
        try:
            source = path.read_text(encoding="utf-8")
            tree = ast.parse(source)
        except (SyntaxError, ValueError):
            continue
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                lines = source.split("\n")[node.lineno - 1 : node.end_lineno]
                function = textwrap.dedent("\n".join(lines)) + "\n"
                if is_whole(function):
                    yield function


def is_whole(function: str) -> bool:
    """Tell whether a function compiles outside its file."""
    try:
        compile(function, "<function>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True
