from __future__ import annotations

from dataclasses import replace

import pytest

from execretrieval.scorer.report import collect
from execretrieval.scorer.report.board import columns, made
from execretrieval.scorer.report.collect import System


def price(dollars):
    return {"system": "s", "texts": 1, "tokens": 1, "price": dollars}


@pytest.mark.parametrize(
    ("result", "truncated", "cost"),
    [
        ({}, "-", "-"),
        ({"facts": {"truncated_queries": 0, "truncated_documents": 0}}, "0", "-"),
        # A hybrid behind execution: both parts count, and the runs of the last budget.
        (
            {
                "facts": {
                    "first": {
                        "systems": {
                            "bm25": {},
                            "a": {"truncated_queries": 1, "truncated_documents": 2},
                            "b": {"truncated_queries": 4, "truncated_documents": 0},
                        }
                    },
                    "cost": [{"runs_per_query": 1.0}, {"runs_per_query": 1.75}],
                },
                "cost": [price(0.25), price(0.125)],
            },
            "7",
            "$0.3750, 1.75 runs",
        ),
        ({"cost": [price(0.25), price(None)]}, "-", "price unknown"),
    ],
)
def test_what_was_cut_and_what_it_cost(small, result, truncated, cost):
    data, results = small
    report = collect([results], dataset=data)
    held = {column.name: column for column in columns(report)}
    system = System("s", {"model": "s", **result}, {})
    assert held["truncated"].cell(system).text == truncated
    assert held["cost"].cell(system).text == cost


def test_missing_queries_have_a_column_where_there_are_some(small):
    data, results = small
    report = collect([results], dataset=data)
    assert "missing" not in [column.name for column in columns(report)]
    first = replace(report.systems[0], result={**report.systems[0].result, "missing_queries": 2})
    named = {column.name: column for column in columns(replace(report, systems=(first,)))}
    assert named["missing"].cell(first).text == "2"


def test_a_row_says_how_it_was_made(small):
    data, results = small
    system = next(each for each in collect([results], dataset=data).systems if each.name == "beta")
    found = made(system)
    assert found.command == "made by beta"
    assert '"kind": "guess"' in found.recipe
    assert found.facts == ""
    bare = made(System("s", {"model": "s"}, {}))
    assert (bare.command, bare.recipe, bare.version) == (None, "", "-")
