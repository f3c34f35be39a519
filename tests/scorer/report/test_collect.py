from __future__ import annotations

import json
import shutil
from dataclasses import replace

import pytest

from execretrieval.errors import InputError, UsageError
from execretrieval.scorer.report import collect, render_page


def test_systems_come_best_first_with_their_intervals(small):
    data, results = small
    report = collect([results], dataset=data)
    values = [system.value("metrics", "exec@1") for system in report.systems]
    assert values == sorted(values, reverse=True)
    assert {system.name for system in report.systems} == {"alpha", "beta", "gamma"}
    for system in report.systems:
        low, high = system.ends("exec@1")
        assert low <= system.value("metrics", "exec@1") <= high
    assert set(report.pairwise) == {("alpha", "beta"), ("alpha", "gamma"), ("beta", "gamma")}
    assert [row["condition"] for row in report.ablations["density"]] == [f"density {n}" for n in range(3)]
    assert report.provenance == {"tiers": {"process": 9}}


def test_the_order_of_files_changes_no_byte(small):
    data, results = small
    files = [results / f"{name}.json" for name in ("gamma", "alpha", "density", "beta")]
    page = render_page(collect([results], dataset=data), "A title")
    assert page == render_page(collect(files, dataset=data), "A title")


def test_the_dataset_must_be_the_one_that_was_scored(small, tmp_path):
    _, results = small
    with pytest.raises(UsageError, match="not scored on core"):
        collect([results], dataset="core")
    assert collect([results]).dataset is None


def test_core_is_found_by_its_content(tmp_path):
    from execretrieval.datasets import read_dataset
    from execretrieval.retrievers import parse_system
    from execretrieval.scorer import Settings, judge, render, score

    result = score(judge(read_dataset("core")), parse_system("bm25"), Settings())
    (tmp_path / "bm25.json").write_bytes(render(result))
    report = collect([tmp_path])
    assert report.dataset is not None
    assert len(report.dataset.queries) == result["n_queries"]


def test_an_ablation_of_another_dataset_is_refused(small, tmp_path):
    _, results = small
    shutil.copytree(results, tmp_path / "results")
    path = tmp_path / "results" / "density.json"
    content = json.loads(path.read_bytes())
    content["datasets"][0]["content_sha256"] = "0" * 64
    path.write_text(json.dumps(content))
    with pytest.raises(UsageError, match="density is of another dataset"):
        collect([tmp_path / "results"])


def test_what_is_no_result_is_one_clear_line(small, tmp_path):
    _, results = small
    with pytest.raises(InputError, match="no results in it"):
        collect([tmp_path])
    with pytest.raises(InputError, match="no such file"):
        collect([tmp_path / "none.json"])
    with pytest.raises(UsageError, match="only ablations"):
        collect([results / "density.json"])
    broken = json.loads((results / "alpha.json").read_bytes())
    del broken["per_query"][3]["top_results"][0]["rank"]
    (tmp_path / "broken.json").write_text(json.dumps(broken))
    with pytest.raises(InputError, match="/per_query/3/top_results/0/rank: is missing"):
        collect([tmp_path / "broken.json"])
    broken = json.loads((results / "alpha.json").read_bytes())
    broken["ks"] = "1, 3"
    (tmp_path / "broken.json").write_text(json.dumps(broken))
    with pytest.raises(InputError, match="/ks: must be a list"):
        collect([tmp_path / "broken.json"])
    (tmp_path / "broken.json").write_text("{")
    with pytest.raises(InputError, match="ends too early"):
        collect([tmp_path / "broken.json"])


def test_names_that_look_alike_stay_apart(scored):
    _, results = scored(3, ["a b", "a  b", "a\tb"])
    names = [system.name for system in collect([results]).systems]
    assert sorted(names) == ["a b", "a b (2)", "a b (3)"]


def test_the_paper_s_own_files_will_do(small, tmp_path):
    """They hold neither families nor recipes: what is missing is left out, nothing fails."""
    data, results = small
    keys = ("model", "n_queries", "n_corpus", "ks", "metrics")
    rows = ("query_id", "query", "correct_corpus_ids", "top_results")
    for name in ("alpha", "beta"):
        full = json.loads((results / f"{name}.json").read_bytes())
        bare = {key: full[key] for key in keys}
        bare["per_query"] = [{key: row[key] for key in rows} for row in full["per_query"]]
        (tmp_path / f"{name}.json").write_text(json.dumps(bare))
    report = collect([tmp_path], dataset=data)
    assert report.dataset is not None
    page = render_page(report, "Bare").decode()
    assert "The results do not tell edits apart." in page
    assert replace(report, dataset=None).identity == {}
