from __future__ import annotations

from pathlib import Path

import pytest

from execretrieval.cli.command import command_of

DEFAULTS = {"depth": 100, "ties": "expected", "seed": 20260510}


@pytest.mark.parametrize(
    ("system", "dataset", "choice", "line"),
    [
        ("bm25", "core", {"systems": ("bm25", "bm25:words")}, "core --system bm25"),
        ("bm25", "/home/me/my data/", {"systems": ("bm25",), "depth": 100}, "'my data' --system bm25"),
        (
            "bm25 > execution @ 10",
            "core",
            {"systems": ("bm25",), "reranker": "execution", "depth": 10, "seed": 3},
            "core --system bm25 --rerank execution --depth 10 --seed 3",
        ),
        (
            "bm25 > llm:m @ 10",
            "core",
            {"systems": ("bm25",), "reranker": "llm", "authors": Path("/somewhere/authors.toml")},
            "core --system bm25 --rerank llm --authors authors.toml",
        ),
        (
            "hybrid",
            "core",
            {"systems": (), "systems_file": Path("/somewhere/systems.toml"), "ties": "corpus-order"},
            "core --systems systems.toml --ties corpus-order",
        ),
    ],
)
def test_a_result_names_the_command_that_makes_it_again(system, dataset, choice, line):
    assert command_of(system, dataset, choice, DEFAULTS) == f"execretrieval score {line} -o results"
