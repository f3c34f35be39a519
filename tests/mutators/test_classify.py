"""Which mutant turns one text into another."""

from __future__ import annotations

import ast
import textwrap

import pytest

from execretrieval.mutators import apply, classify, find_mutants

CORRECT = '''\
def f(readings, k):
    """Mean of the last k readings."""
    if not readings or k <= 0:
        return 0.0
    if k > 9 : raise ValueError("too many", k)  # never
    window = readings[-k:]
    return sum(window)/len(window)
'''


def reformatted(source: str) -> str:
    """Return the same program in another layout."""
    return "# another comment\n\n" + ast.unparse(ast.parse(source)).replace("    ", "  ") + "\n\n\n# end"


def test_the_maker_is_named_for_every_mutant() -> None:
    mutants = find_mutants(CORRECT)
    assert len(mutants) > 20
    for mutant in mutants:
        assert classify(CORRECT, apply(CORRECT, mutant)) == mutant
        assert classify(CORRECT.encode(), apply(CORRECT.encode(), mutant)) == mutant


def test_layout_comments_quotes_and_redundant_parentheses_do_not_count() -> None:
    for mutant in find_mutants(CORRECT):
        assert classify(CORRECT, reformatted(apply(CORRECT, mutant))) == mutant
        assert classify(reformatted(CORRECT), apply(CORRECT, mutant)) is not None


@pytest.mark.parametrize(
    ("correct", "buggy", "made_by"),
    [
        ("return a + b", "return a - b", "wrong_operator.arithmetic"),
        ("return a+b", "return a  -  (b)  # sum", "wrong_operator.arithmetic"),
        ("return 'a', x[1:]", 'return "a", x[2:]', "off_by_one_boundary.slice"),
        ("return 0xff", "return 256", "off_by_one.literal"),
        ("return f(a, b)", "return f(\n    b,\n    a,\n)", "swap_arguments.call"),
        ("if a: return\ng()", "g()", "remove_edge_case_check.guard"),
        (
            "if a: return\nif a: return\nif a: return\ng()",
            "if a: return\nif a: return\ng()",
            "remove_edge_case_check.guard",
        ),
        ("if a and b: g()", "if b:\n    g()", "remove_edge_case_check.clause"),
        ("return x[i - 1]", "return x[i]", "off_by_one.step"),
        ("return not x in y", "return x in y", "wrong_operator.unary"),
        ("for i in range(n): g()", "for i in range(n+1): g()", "off_by_one_boundary.range"),
    ],
)
def test_human_bugs_find_their_operator(correct: str, buggy: str, made_by: str) -> None:
    mutant = classify(function(correct), function(buggy))
    assert mutant is not None
    assert f"{mutant.operator}.{mutant.rule}" == made_by


@pytest.mark.parametrize(
    ("correct", "buggy"),
    [
        ("return a + b", "return a + b  # same"),
        ("return a + b", "return a + c"),
        ("return a + b", "return b - a"),
        ("return 1, 2", "return 2, 3"),
        ("return 1", "return True"),
        ("return 1", "return 2.0"),
        ("return a", "return"),
        ("if a: return\ng()", "return\ng()"),
        ("assert a < b", "assert a <= b"),
        ("return 1", "pass\nreturn 2"),
    ],
)
def test_what_no_single_mutant_does(correct: str, buggy: str) -> None:
    assert classify(function(correct), function(buggy)) is None


def function(body: str) -> str:
    return "def f(a, b):\n" + textwrap.indent(body, "    ") + "\n"


def test_files_in_different_line_ends_and_encodings_compare() -> None:
    correct = "# coding: latin-1\r\ndef f(x):\r\n    return 'é', x[0]\r\n".encode("latin-1")
    buggy = "\ufeffdef f(x):\n\treturn 'é', x[1]".encode()
    mutant = classify(correct, buggy)
    assert mutant is not None
    assert mutant.replacement == "1"
    assert classify(correct, buggy.decode()) == mutant
