"""Functions that libcst cannot take: named, left out, and no other function of the file with them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable

import pytest

from execretrieval.errors import SourceError
from execretrieval.mutators import Found, apply, classify, find_mutants, scan
from execretrieval.mutators.unsupported import LIMIT

# Chains that Python compiles and that take libcst's recursion too deep: some hundred levels.
N = 900
DEEP = {
    "a sum": "+".join(["1"] * N),
    "an and": " and ".join(["a"] * N),
    "an or": " or ".join(["a"] * N),
    "negations": "not " * N + "a",
    "signs": "-" * N + "a",
    "powers": "**".join(["a"] * N),
    "ternaries": "a if b else " * N + "c",
    "attributes": "a" + ".b" * N,
    "calls": "a" + "()" * (N // 2),
    "subscripts": "a" + "[0]" * (N // 2),
    "lambdas": "lambda: " * (N // 2) + "a",
    "strings side by side": "(" + "\n'a'" * N + ")",
    "f-strings side by side": "(" + "\nf'{a}'" * N + ")",
    "a comprehension": "[a " + "for a in b " * N + "]",
    "brackets": "[" * 150 + "]" * 150,
}


@pytest.mark.parametrize("expression", DEEP.values(), ids=DEEP)
def test_a_deep_function_is_left_out_and_no_other(expression: str) -> None:
    other = "def {}(x):\n    return x[0]\n"
    source = f"{other.format('f')}def deep(a, b, c):\n    return {expression}\n{other.format('g')}"
    found = scan(source)
    assert [(m.function, m.line, m.replacement) for m in found.mutants] == [
        ("f", 2, "1"),
        ("f", 2, "-1"),
        ("g", 5 + expression.count("\n") + 1, "1"),
        ("g", 5 + expression.count("\n") + 1, "-1"),
    ]
    assert [(p.function, p.line, p.reason) for p in found.problems] == [("deep", 3, "unsupported: too deep")]
    assert find_mutants(source) == found.mutants
    for mutant in found.mutants:
        assert classify(source, apply(source, mutant)) == mutant


@pytest.mark.parametrize("expression", DEEP.values(), ids=DEEP)
def test_a_deep_chain_at_module_level_costs_nothing(expression: str) -> None:
    source = f"a = {expression}; b = 1\nclass A:\n    c = {expression}\n    def f(x): return x[0]\n"
    found = scan(source)
    assert [m.function for m in found.mutants] == ["A.f", "A.f"]
    lambdas = ["<lambda>", "A.<lambda>"] if "lambda" in expression else []
    assert [problem.function for problem in found.problems] == lambdas


def test_a_long_elif_chain_is_too_deep_and_a_list_of_ifs_is_not() -> None:
    chain = "def f(a):\n    if a:\n        b()\n" + "    elif a:\n        b()\n" * 600
    assert [p.function for p in scan(chain).problems] == ["f"]
    assert scan(chain.replace("elif", "if")).problems == []


def test_what_is_just_not_too_deep_is_searched() -> None:
    terms = LIMIT - 20
    source = "def f():\n    return " + "+".join(["1"] * terms) + "\n"
    found = scan(source)
    assert found.problems == []
    assert sum(m.rule == "step" for m in found.mutants) == 1  # dropping any of the `+1` gives one text
    assert sum(m.rule == "arithmetic" for m in found.mutants) == 2 * (terms - 1)


def test_each_lost_function_is_named() -> None:
    deep = DEEP["a sum"]
    source = (
        f"@d(1)\nasync def f(a={deep}):\n    def g(): return 1\n"
        f"class A({deep}):\n    def m(self): return 1\n    n = lambda: 1\n"
        f"def h():\n    def deep(): return {deep}\n    return 1\n"
        f"t = [lambda: 1, {deep}]\n"
    )
    found = scan(source)
    lost = [
        ("f", 2),
        ("f.<locals>.g", 3),
        ("A.m", 5),
        ("A.<lambda>", 6),
        ("h.<locals>.deep", 8),
        ("<lambda>", 10),
    ]
    assert [(problem.function, problem.line) for problem in found.problems] == lost
    assert [(m.function, m.line) for m in found.mutants] == [("h", 9), ("h", 9)]
    assert [problem.function for problem in scan(source, function="f").problems] == ["f", "f.<locals>.g"]
    assert scan(source, function="h.<locals>.deep").mutants == []


TIGHT = [
    "return(a if b else c)",
    "return((a if b else c))",
    "return(lambda: 1)",
    "x = not(a if b else c)",
    "x = (a if b else c)if d else e",
    "x = a or(lambda: 1)",
    "while(a if b else c): pass",
]


@pytest.mark.parametrize("statement", TIGHT)
def test_a_ternary_that_touches_a_keyword_costs_its_function(statement: str) -> None:
    """libcst parses it and then rejects its own tree."""
    source = (
        f"def f(a):\n    {statement}\nx = not(a if b else c)\ndef g(x):\n    return(x[0]), h(1 if x else 2)\n"
    )
    found = scan(source)
    assert {m.function for m in found.mutants} == {"g"}
    assert [(problem.function, problem.line) for problem in found.problems] == [("f", 1)]
    assert found.problems[0].reason.endswith("put a blank between")
    apart = re.sub(r"\b(return|not|or|while)\(", r"\1 (", source).replace(")if", ") if")
    assert scan(apart).problems == []


def at_depth(depth: int, function: Callable[[], Found]) -> Found:
    return function() if depth == 0 else at_depth(depth - 1, function)


def test_the_callers_depth_does_not_matter() -> None:
    source = "def f():\n    return " + "+".join(["a"] * 300) + "\n"
    frame, depth = sys._getframe(), 0
    while frame is not None:
        frame, depth = frame.f_back, depth + 1
    shallow = scan(source)
    assert at_depth(sys.getrecursionlimit() - depth - 120, lambda: scan(source)) == shallow
    assert shallow.problems == []


@pytest.mark.parametrize("expression", ["(" * 300 + ")" * 300, "-" * 100_000 + "a", "a." * 100_000 + "a"])
def test_what_is_too_deep_for_python_is_refused(expression: str) -> None:
    with pytest.raises(SourceError, match=r"too (deeply|many) nested"):
        scan(f"def f(a):\n    return {expression}\n")
