from __future__ import annotations

import numpy as np
import pytest

from execretrieval.datasets import Dataset
from execretrieval.retrievers.topk import rank_entries
from execretrieval.scorer.judgements import judge
from execretrieval.scorer.queries import Settings, query_rows
from execretrieval.scorer.summary import summarise

EDIT = {"operator": "off_by_one", "edit_span": 1}
WIDE = {"operator": "swap_arguments", "edit_span": 25}


def result(dataset: Dataset, entries: list[tuple[int, int, float]], depth: int = 10):
    queries, documents, scores = (np.array(part) for part in zip(*entries, strict=True))
    ranking = rank_entries(dataset, queries, documents, scores, depth=depth)
    rows = query_rows(ranking, judge(dataset), Settings())
    return rows, summarise(rows, len(dataset.corpus), (1, 3, 5, 10))


def test_a_cut_run_that_holds_one_or_none_of_a_pair(make_dataset):
    dataset = make_dataset(8, [(0, 1, 2), (3, 4, 5), (6, 7)])
    # Query 0: canonical and one distractor, tied. Query 1: one distractor alone. Query 2: nothing.
    rows, total = result(dataset, [(0, 0, 2.0), (0, 1, 2.0), (1, 4, 1.0)])
    assert [[pair["deceived"] for pair in row["family"]["pairs"]] for row in rows] == [
        [0.5, 0.0],
        [1.0, None],
        [None],
    ]
    assert [row["family"]["canonical_first"] for row in rows] == [0.5, 0.0, None]
    deception = total["deception"]
    assert (deception["rate"], deception["pairs"], deception["missing"]) == (0.5, 3, 2)
    assert deception["tie_rate"] == pytest.approx(1 / 3, abs=1e-6)
    assert total["missing_queries"] == 1
    assert total["metrics"]["exec@1"] == pytest.approx(0.5 / 3, abs=1e-6)
    assert total["rank1"]["nothing"] == pytest.approx(1 / 3, abs=1e-6)
    assert total["rank1"]["paired_share_of_errors"] == pytest.approx(1.5 / 2.5, abs=1e-6)
    assert total["family"]["exec@1"] == pytest.approx(0.5 / 3, abs=1e-6)
    assert total["family"]["missing"] == 1
    assert total["family"]["below_distractor"] == pytest.approx(1.5 / 2)
    assert total["margins"] == {"queries": 1, "mean": 0, "median": 0, "positive": 0, "zero": 1}


def test_distractors_below_the_cut_are_still_compared(make_dataset):
    dataset = make_dataset(6, [(0, 1, 2)])
    scores = [0.1, 0.3, 0.05, 0.9, 0.8, 0.7]
    rows, total = result(dataset, [(0, d, score) for d, score in enumerate(scores)], depth=1)
    assert total["metrics"]["exec@1"] == 0
    assert [pair["margin"] for pair in rows[0]["family"]["pairs"]] == [-0.2, 0.05]
    assert total["deception"]["rate"] == 0.5
    assert total["rank1"]["other_family"] == 1
    assert total["margins"]["mean"] == -0.2


def test_deception_by_operator_takes_single_edits_only(make_dataset):
    dataset = make_dataset(
        6,
        [(0, 1, 2, 3), (4, 5)],
        edits={1: [EDIT], 2: [EDIT, WIDE], 3: [WIDE]},
        domains=("geometry", "date_time"),
    )
    scores = [1.0, 2.0, 2.0, 0.5]
    entries = [(0, d, score) for d, score in enumerate(scores)] + [(1, 4, 1.0), (1, 5, 1.0)]
    _, total = result(dataset, entries)
    deception = total["deception"]
    rates = {name: (row["rate"], row["pairs"]) for name, row in deception["by_operator"].items()}
    # Document 5 has no metadata: its operator is the corpus's bug_type.
    assert rates == {"off_by_one": (1, 1), "swap_arguments": (0, 1), "wrong_operator": (0.5, 1)}
    spans = {name: (row["rate"], row["pairs"]) for name, row in deception["by_edit_span"].items()}
    assert spans == {"1": (1, 1), "21+": (0, 1)}
    edits = {name: (row["rate"], row["pairs"]) for name, row in deception["by_edits"].items()}
    assert edits == {"1": (0.5, 2), "2": (1, 1)}
    domains = {name: (row["rate"], row["pairs"]) for name, row in deception["by_domain"].items()}
    assert domains == {"date_time": (0.5, 1), "geometry": (round(2 / 3, 6), 3)}
    assert total["by_domain"]["date_time"]["queries"] == 1


def test_no_distractors_leave_nothing_to_correct_for_chance(make_dataset):
    rows, total = result(make_dataset(3, [(0,), (1,)]), [(0, 0, 1.0), (1, 2, 1.0)])
    assert total["deception"]["rate"] is None
    assert total["family"] == {
        "exec@1": 0.5,
        "chance": 1,
        "chance_corrected": None,
        "below_distractor": None,
        "missing": 1,
    }
    assert rows[1]["rank1"]["other_family"] == 1


def test_an_execution_row_outweighs_the_label(make_dataset):
    dataset = make_dataset(3, [(0, 1)], also_passing=[(0, 1)])
    rows, total = result(dataset, [(0, 1, 1.0), (0, 0, 0.5)])
    assert rows[0]["metrics"]["exec@1"] == 1
    assert rows[0]["metrics"]["ndcg@1"] == 0
    assert rows[0]["metrics"]["exec_ndcg_gap@1"] == 1
    assert [hit["test_results"] for hit in rows[0]["top_results"]] == [["pass"], []]
    assert [hit["passes_all_tests"] for hit in rows[0]["top_results"]] == [True, True]
    assert total["rank1"]["passing"] == 1
