from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from execretrieval.cli import run
from execretrieval.cli.compare import compare


def write_result(path: Path, name: str, solved: set[int], queries: int = 40) -> None:
    """A result in the paper's form; a query that is not solved has a bug at rank 1."""
    rows = [
        {
            "query_id": f"q_{number:04}",
            "query": "q",
            "correct_corpus_ids": [f"c_{number}"],
            "top_results": [
                {
                    "rank": 1,
                    "corpus_id": f"c_{number}" if number in solved else "c_bug",
                    "label": "correct",
                    "similarity": 1.0,
                    "passes_all_tests": number in solved,
                    "test_results": [],
                }
            ],
        }
        for number in range(queries)
    ]
    content = {
        "model": name,
        "n_queries": queries,
        "n_corpus": 99,
        "ks": [1],
        "metrics": {},
        "per_query": rows,
    }
    path.write_text(json.dumps(content))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    out = tmp_path / "results"
    out.mkdir()
    write_result(out / "a.json", "alpha", set(range(30)))
    write_result(out / "b.json", "beta", set(range(20, 32)))
    write_result(out / "c.json", "gamma", set(range(28)))
    return out


def call(*arguments: object) -> str:
    found = CliRunner().invoke(compare, [str(each) for each in arguments])
    assert found.exit_code == 0, found.output
    return found.stdout


def test_two_systems_are_compared_in_words_and_in_the_order_given(folder):
    text = call(folder / "b.json", folder / "a.json")
    # 20 queries are alpha's alone, 2 beta's: p = 2 * (1 + 22 + 231) / 2^22.
    assert "A alone is right on 2 queries, B alone on 20, both on 10, neither on 8" in text
    assert f"exact McNemar p = {2 * (1 + 22 + 231) / 2**22:.4g}" in text
    assert "exec@1             A 0.3000  B 0.7500  A - B -0.4500  [-0.6" in text
    assert "B puts working code first more often than A does here" in text
    assert "With 40 queries, 22 of which tell them apart" in text


def test_what_cannot_be_told_apart_is_not_called_equal(folder):
    text = call(folder / "a.json", folder / "c.json")
    assert "p = 0.5." in text
    assert "does not allow to say" in text
    assert "no difference would be found" in text


def test_more_systems_give_all_pairs_and_the_papers_two_files(folder, tmp_path):
    out = tmp_path / "statistics"
    lines = call(folder, "-o", out, "--samples", 500).splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == ["alpha vs beta", "alpha vs gamma", "beta vs gamma"]
    assert lines[4].startswith("3 pairs: 2 have p < 0.05")
    intervals = json.loads((out / "confidence_intervals.json").read_bytes())
    row = intervals["beta"]["exec@1"]
    assert list(row) == ["mean", "ci95_low", "ci95_high", "n", "bootstrap_samples", "seed"]
    assert (row["mean"], row["n"], row["bootstrap_samples"], row["seed"]) == (0.3, 40, 500, 20260510)
    assert row["ci95_low"] < 0.3 < row["ci95_high"]
    pairs = json.loads((out / "pairwise_tests.json").read_bytes())
    test = pairs["alpha vs beta"]["exec@1"]
    assert [test[key] for key in ("a_only", "b_only", "both", "neither")] == [20, 2, 10, 8]
    assert [test[key] for key in ("a_rate", "b_rate", "delta")] == [0.75, 0.3, 0.45]
    assert test["holm_p"] >= test["mcnemar_exact_p"]
    assert set(pairs["alpha vs beta"]["execution_precision@1"]) == {"expected_delta", "bootstrap_ci_95"}
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    call(folder, "-o", out, "--samples", 500)
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def test_json_gives_a_line_a_pair(folder):
    rows = [json.loads(line) for line in call(folder, "--json", "--samples", 50).splitlines()]
    assert [row["pair"] for row in rows] == ["alpha vs beta", "alpha vs gamma", "beta vs gamma"]


def test_one_result_is_not_enough(folder, capsys):
    with pytest.raises(SystemExit) as caught:
        run(compare, [str(folder / "a.json")])
    assert caught.value.code == 2
    assert "one result cannot be compared" in capsys.readouterr().err


def test_resamples_have_a_limit(folder, capsys):
    with pytest.raises(SystemExit) as caught:
        run(compare, [str(folder), "--samples", "100001"])
    assert caught.value.code == 2
    assert "100001 is not in the range 1<=x<=100000" in capsys.readouterr().err


def test_what_is_not_tested_is_said(folder):
    text = call(folder / "a.json", folder / "b.json")
    assert "Only exec@1 is tested." in text
    assert "say nothing of tasks of another kind" in text
