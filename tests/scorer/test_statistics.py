from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from execretrieval.errors import UsageError
from execretrieval.scorer.bootstrap import bootstrap
from execretrieval.scorer.mcnemar import detectable_difference, holm, mcnemar, only_first
from execretrieval.scorer.series import Series, line_up


def row(query: str, ranks_passing: list[int], canonical: str | None = None, **more) -> dict:
    """A row as the paper's files have it: nothing but the top results."""
    relevant = canonical or f"c_{query}"
    return {
        "query_id": query,
        "correct_corpus_ids": [relevant],
        "top_results": [
            {
                "rank": rank,
                "corpus_id": relevant if rank in ranks_passing else "c_x",
                "passes_all_tests": rank in ranks_passing,
            }
            for rank in range(1, 11)
        ],
        **more,
    }


def result(name: str, rows: list[dict], **more) -> dict:
    return {"model": name, "ks": [1, 3], "per_query": rows, **more}


def series(values: np.ndarray, clusters: np.ndarray | None = None) -> Series:
    """One metric; `values` is (queries, systems)."""
    count, systems = values.shape
    return Series(
        tuple(f"s{number}" for number in range(systems)),
        ("exec@1",),
        (1,),
        values[:, :, None].astype(float),
        np.ones((count, systems, 1)),
        values[:, :, None] > 0.5,
        np.arange(count) if clusters is None else clusters,
    )


def enumerated(b: int, c: int) -> float:
    """McNemar in whole numbers."""
    tail = sum(math.comb(b + c, each) for each in range(min(b, c) + 1))
    return float(min(Fraction(1), Fraction(2 * tail, 2 ** (b + c))))


@given(st.integers(0, 60), st.integers(0, 60))
def test_mcnemar_equals_enumeration_and_is_symmetric(b, c):
    p = mcnemar(np.array([b, c]), np.array([c, b]))
    assert p[0] == p[1] == pytest.approx(enumerated(b, c), rel=1e-10)


def test_mcnemar_has_the_published_value():
    assert mcnemar(np.array([47]), np.array([66]))[0] == pytest.approx(0.08995, abs=5e-6)
    assert mcnemar(np.array([0]), np.array([0]))[0] == 1


def test_only_first_counts_what_one_of_two_solves():
    hits = np.array([[1, 0], [1, 0], [0, 1], [1, 1], [0, 0]], dtype=bool)
    assert only_first(hits).tolist() == [[0, 2], [1, 0]]


def test_holm_by_hand():
    # Sorted 0.01, 0.02, 0.03, 0.04: times 4, 3, 2, 1, each at least the one before.
    assert holm(np.array([0.03, 0.01, 0.04, 0.02])).tolist() == pytest.approx([0.06, 0.04, 0.06, 0.06])
    assert holm(np.array([0.6, 0.5])).tolist() == [1, 1]
    assert holm(np.array([])).tolist() == []


@settings(deadline=None)
@given(st.lists(st.floats(0, 1), min_size=1, max_size=20))
def test_holm_equals_statsmodels(p):
    multitest = pytest.importorskip("statsmodels.stats.multitest", reason="statsmodels is not installed")
    assert holm(np.array(p)) == pytest.approx(multitest.multipletests(p, method="holm")[1])


@pytest.mark.parametrize("block_cells", [5_000_000, 7_000])
def test_bootstrap_equals_scipys_percentile(monkeypatch, block_cells):
    monkeypatch.setattr("execretrieval.scorer.bootstrap.BLOCK_CELLS", block_cells)
    values = np.random.default_rng(3).random((50, 2))
    found = bootstrap(series(values), samples=2_000, seed=11).intervals()
    for system in range(2):
        theirs = stats.bootstrap(
            (values[:, system],),
            np.mean,
            n_resamples=2_000,
            method="percentile",
            rng=np.random.default_rng(11),
        ).confidence_interval
        assert found[system, 0] == pytest.approx([theirs.low, theirs.high], abs=1e-12)


def test_bootstrap_differences_are_paired():
    """The published pair: 47 and 66 discordant of 939, 7 solved by both; interval about -0.0426 to 0.0021."""
    hits = np.zeros((939, 2))
    hits[:47, 0] = 1
    hits[47:113, 1] = 1
    hits[113:120] = 1
    found = bootstrap(series(hits)).difference(0, 1)
    assert found[0] == pytest.approx([-0.0426, 0.0021], abs=1.2e-3)


def test_equal_values_have_no_width_and_one_query_is_enough():
    assert bootstrap(series(np.full((20, 1), 0.25))).intervals().tolist() == [[[0.25, 0.25]]]
    assert bootstrap(series(np.array([[0.5]]))).intervals().tolist() == [[[0.5, 0.5]]]


def test_queries_of_one_task_are_drawn_together():
    # Two tasks of three equal queries: a resample has 0, 3 or 6 of the ones, never one.
    values = np.array([[1.0]] * 3 + [[0.0]] * 3)
    held = bootstrap(series(values, np.array([0, 0, 0, 1, 1, 1])), samples=300).samples
    assert set(np.unique(held)) == {0.0, 0.5, 1.0}


def test_the_metrics_of_the_papers_files_come_from_their_top_results():
    held = line_up(
        [result("b", [row("q2", []), row("q1", [2])]), result("a", [row("q1", [1, 3]), row("q2", [])])]
    )
    assert held.systems == ("a", "b")
    assert held.metrics == tuple(
        f"{kind}@{k}" for kind in ("exec", "precision", "ndcg", "exec_ndcg_gap") for k in (1, 3)
    )
    half = 1 / math.log2(3)
    assert held.means[1].tolist() == pytest.approx([0, 0.5, 0, 1 / 6, 0, half / 2, 0, (1 - half) / 2])
    assert held.hits[:, :, 0].tolist() == [[True, False], [False, False]]


def test_deception_is_weighted_by_pairs():
    def family(*deceived):
        return {"family": {"canonical_first": 0.5, "pairs": [{"deceived": each} for each in deceived]}}

    held = line_up([result("a", [row("q1", [], **family(1.0, 0.5, None)), row("q2", [], **family(0.0))])])
    assert held.means[0, held.metrics.index("deception")] == 0.5
    assert held.means[0, held.metrics.index("family_exec@1")] == 0.5


def test_queries_with_one_canonical_are_one_task():
    held = line_up([result("a", [row("q1", [], "c_1"), row("q2", [], "c_2"), row("q3", [], "c_1")])])
    assert held.clusters.tolist() == [0, 1, 0]


@pytest.mark.parametrize(
    ("results", "message"),
    [
        ([result("a", [row("q1", [])]), result("a", [row("q1", [])])], "a stands twice"),
        ([result("a", [row("q1", [])]), result("b", [row("q2", [])])], "different datasets"),
        (
            [result("a", [row("q1", [])], dataset=1), result("b", [row("q1", [])], dataset=2)],
            "different datasets",
        ),
        ([result("a", [])], "the result of a holds no queries"),
    ],
)
def test_results_that_cannot_be_lined_up(results, message):
    with pytest.raises(UsageError, match=message):
        line_up(results)


def test_detectable_difference():
    # 939 queries, 12 % discordant: solve the equation by search instead of by formula.
    z_alpha, z_power = stats.norm.ppf(0.975), stats.norm.ppf(0.8)
    found = detectable_difference(939, 0.12)
    assert found == pytest.approx(0.0314, abs=5e-4)
    needed = z_alpha * math.sqrt(0.12) + z_power * math.sqrt(0.12 - found**2)
    assert math.sqrt(939) * found == pytest.approx(needed)
    assert detectable_difference(5, 0.4) is None
    assert detectable_difference(100, 0.0) is None


@pytest.mark.parametrize("queries", [1, 2, 3])
def test_no_difference_can_be_found_with_three_queries_or_fewer(queries: int) -> None:
    """Connor's quadratic has no real root below z(0.975)^2 - z(0.8)^2 = 3.84 - 0.71 = 3.13 queries."""
    assert detectable_difference(queries, 1.0) is None
