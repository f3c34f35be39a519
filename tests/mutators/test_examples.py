"""Each operator's examples, turned into cases; nothing here is written by hand for one operator."""

from __future__ import annotations

import textwrap
from importlib import import_module

import pytest

from execretrieval.mutators import OPERATORS, Example, Operator, apply, find_mutants
from execretrieval.mutators.walk import Walk

CASES = [
    pytest.param(operator, example, id=f"{operator.name}-{number}")
    for operator in OPERATORS
    for number, example in enumerate(operator.examples)
]
HEAD = "def f():\n"


def function(body: str) -> str:
    return HEAD + textwrap.indent(body, "    ") + "\n"


@pytest.mark.parametrize(("operator", "example"), CASES)
def test_an_example_gives_exactly_the_listed_bodies_in_order(operator: Operator, example: Example) -> None:
    source = function(example.before)
    mutants = [m for m in find_mutants(source, operators=[operator.name]) if example.rule in (None, m.rule)]
    assert [apply(source, mutant) for mutant in mutants] == [function(after) for after in example.after]


@pytest.mark.parametrize(("operator", "example"), CASES)
def test_an_example_obeys_the_contract_of_a_mutant(operator: Operator, example: Example) -> None:
    source = function(example.before)
    mutants = find_mutants(source)
    assert mutants == find_mutants(source)
    texts = [apply(source, mutant) for mutant in mutants]
    assert len({source, *texts}) == len(texts) + 1
    for mutant, text in zip(mutants, texts, strict=True):
        compile(text, "<mutant>", "exec")
        assert source[mutant.start : mutant.end] == mutant.original
        assert text[: mutant.start] == source[: mutant.start]
        assert text[mutant.start :] == mutant.replacement + source[mutant.end :]


@pytest.mark.parametrize("operator", OPERATORS, ids=lambda operator: operator.name)
def test_an_operator_is_complete(operator: Operator) -> None:
    """It is named as its module; each rule has an example, the operator a counter-example."""
    assert type(operator).__module__ == f"execretrieval.mutators.{operator.name}"
    assert import_module(type(operator).__module__).__doc__
    assert type(operator).__doc__
    shown = {example.rule for example in operator.examples if example.after}
    assert shown >= set(operator.rules)
    assert shown <= {None, *operator.rules}
    assert any(not example.after for example in operator.examples)


def test_the_six_are_these_in_this_order() -> None:
    assert [operator.name for operator in OPERATORS] == [
        "off_by_one",
        "wrong_operator",
        "swap_arguments",
        "remove_edge_case_check",
        "wrong_comparison",
        "off_by_one_boundary",
    ]


def test_all_operators_share_one_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    walks = []
    original = Walk.__init__

    def counted(self: Walk, *args: object, **kwargs: object) -> None:
        walks.append(self)
        original(self, *args, **kwargs)

    monkeypatch.setattr(Walk, "__init__", counted)
    assert {mutant.operator for mutant in find_mutants(function("return f(a, b) or x[i:] < 1"))}
    assert len(walks) == 1
