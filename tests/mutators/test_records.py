"""The record of a mutant: identity, occurrence, edit span; the same whatever else is asked for."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from itertools import combinations

import pytest

from execretrieval.errors import UsageError
from execretrieval.mutators import OPERATORS, Mutant, find_mutants, fold_operator

SOURCE = '''\
def tail_mean(readings, k=1):
    """Mean of the last k readings."""
    # nothing to do
    if not readings or k <= 0:
        return 0.0
    window = readings[-k:]
    return sum(window) / len(window)


class Grid:
    def at(self, x, y):
        def inside(v, size):
            return 0 <= v < size
        if not (inside(x, self.width) and inside(y, self.height)):
            raise IndexError(x, y)
        return self.rows[y][x + 1] if self.rows else max(x, y, default=0)
'''


def test_a_record_says_what_was_done_where() -> None:
    (mutant,) = [m for m in find_mutants(SOURCE) if m.function == "tail_mean" and m.rule == "strictness"]
    start = SOURCE.index("<=")
    assert mutant == Mutant(
        operator="off_by_one_boundary",
        rule="strictness",
        function="tail_mean",
        occurrence=0,
        start=start,
        end=start + 2,
        line=4,
        column=25,
        original="<=",
        replacement="<",
        edit_span=1,
        id="off_by_one_boundary.strictness:tail_mean:0:" + hashlib.sha256(b"<").hexdigest()[:8],
    )


def test_golden_counts() -> None:
    """Counted by hand."""
    counts: dict[str, int] = {}
    for mutant in find_mutants(SOURCE):
        key = f"{mutant.operator}.{mutant.rule}"
        counts[key] = counts.get(key, 0) + 1
    assert counts == {
        # k=1, x + 1 (only + 2), default=0; 0 <= … and k <= 0 belong to strictness, 0.0 is no int
        "off_by_one.literal": 2 + 1 + 2,
        "off_by_one.index": 2,  # self.rows[y]
        "off_by_one.length": 2,  # len(window)
        "off_by_one.step": 1,  # x + 1
        "wrong_operator.arithmetic": 4,  # / and +
        "wrong_operator.logical": 2,
        "wrong_operator.unary": 3,  # not, -k, not
        "swap_arguments.call": 3,  # inside twice, IndexError; max is symmetric
        "swap_arguments.operands": 1,  # /
        "remove_edge_case_check.guard": 2,
        "remove_edge_case_check.clause": 4,
        "remove_edge_case_check.conditional": 2,
        "remove_edge_case_check.default": 1,
        "wrong_comparison.order": 6,
        "off_by_one_boundary.strictness": 3,
        "off_by_one_boundary.slice": 2,
    }


def test_occurrences_count_sites_in_source_order() -> None:
    mutants = find_mutants(
        "def f():\n    return g(1, 2, 1)\ndef h():\n    return 3\n", operators=["off_by_one"]
    )
    assert [(m.function, m.occurrence, m.replacement) for m in mutants] == [
        ("f", 0, "2"),
        ("f", 0, "0"),
        ("f", 1, "3"),
        ("f", 1, "1"),
        ("f", 2, "2"),
        ("f", 2, "0"),
        ("h", 0, "4"),
        ("h", 0, "2"),
    ]


@pytest.mark.parametrize(
    ("body", "rule", "spans"),
    [
        ("return a < b", "strictness", [1]),
        ("return a == b", "equality", [1]),
        ("return a in b", "membership", [4]),
        ("return a and b", "logical", [3]),
        ("return x[i]", "index", [4, 4]),
        ("return f(ab, ac)", "call", [5]),  # only `b, ac` is left when common ends are trimmed: b, ac → c, ab
        ("return 99", "literal", [3, 1]),
        ("return 199", "literal", [3, 1]),
        ("if a:\n        return 1", "guard", [22]),
    ],
)
def test_the_edit_span_is_the_larger_side_without_common_ends(body: str, rule: str, spans: list[int]) -> None:
    source = f"def f():\n    {body}\n"
    assert [m.edit_span for m in find_mutants(source) if m.rule == rule] == spans


def test_any_subset_of_operators_gives_the_same_records() -> None:
    everything = find_mutants(SOURCE)
    names = [operator.name for operator in OPERATORS]
    for size in range(len(names) + 1):
        for subset in combinations(names, size):
            assert find_mutants(SOURCE, operators=subset) == [m for m in everything if m.operator in subset]


def test_a_text_that_two_operators_make_has_one_owner_in_every_subset() -> None:
    source = "def f(s, a):\n    return s[len(s)], a or a, x[:-1], range(n + 1)\n"
    everything = find_mutants(source)
    for operator in OPERATORS:
        alone = find_mutants(source, operators=[operator.name])
        assert alone == [m for m in everything if m.operator == operator.name]


def test_a_function_is_chosen_with_what_is_nested_in_it() -> None:
    everything = find_mutants(SOURCE)
    assert find_mutants(SOURCE, function="tail_mean") == [m for m in everything if m.function == "tail_mean"]
    assert find_mutants(SOURCE, function="Grid.at") == [m for m in everything if m.function != "tail_mean"]
    inner = find_mutants(SOURCE, function="Grid.at.<locals>.inside")
    assert {m.rule for m in inner} == {"order", "strictness"}


def test_hash_seeds_do_not_matter() -> None:
    script = (
        "import dataclasses, json, sys\nfrom execretrieval.mutators import find_mutants, fingerprint\n"
        "source = sys.stdin.read()\n"
        "print(json.dumps([[dataclasses.asdict(m) for m in find_mutants(source)],"
        ' fingerprint(source + \'x = y in {1, "a", None, 2.0, "b"}\')]))'
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            input=SOURCE,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("0", "1", "random")
    }
    assert len(outputs) == 1
    assert len(json.loads(outputs.pop())[0]) == len(find_mutants(SOURCE))


@pytest.mark.parametrize(
    "spelling", ["wrongcomparison", "wrong-comparison", "Wrong_Comparison", " WRONGCOMPARISON "]
)
def test_a_name_is_folded(spelling: str) -> None:
    assert fold_operator(spelling) == "wrong_comparison"
    assert find_mutants(SOURCE, operators=[spelling]) == find_mutants(SOURCE, operators=["wrong_comparison"])


@pytest.mark.parametrize("spelling", ["wrong_semantics", "wrongsemantics", "Wrong-Semantics"])
def test_wrong_semantics_is_refused_with_the_reason(spelling: str) -> None:
    with pytest.raises(UsageError, match=r"127 of 400 .* alternative correct implementations"):
        find_mutants(SOURCE, operators=[spelling])


def test_an_unknown_operator_is_answered_with_the_six() -> None:
    with pytest.raises(UsageError, match="unknown operator 'off_by_two'; the six are off_by_one, "):
        find_mutants(SOURCE, operators=["off_by_two"])
    with pytest.raises(UsageError, match="not one string"):
        find_mutants(SOURCE, operators="off_by_one")
