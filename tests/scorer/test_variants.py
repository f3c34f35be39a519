from __future__ import annotations

from dataclasses import replace

import pytest

from execretrieval.datasets import CorpusRow, Dataset, Family, QueryRow
from execretrieval.retrievers.topk import rank_blocks
from execretrieval.scorer.judgements import judge
from execretrieval.scorer.variants import at_density, densities, name_under_test, rename, without_names


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("def mean(xs):\n    return mean(xs[1:])\n", "def func(xs):\n    return func(xs[1:])\n"),
        ("def mean(xs): return xs.mean() + other(mean=1)", "def func(xs): return xs.mean() + other(mean=1)"),
        ("def mean(meaning): return 'mean'  # mean", "def func(meaning): return 'mean'  # mean"),
        ("x = (mean, mean)\r\ny = f(1, mean)\n", "x = (func, func)\r\ny = f(1, func)\n"),
        ("def mean():\n    s = '\u2028'\n    return mean", "def func():\n    s = '\u2028'\n    return func"),
        ("mean = (", "mean = ("),
    ],
)
def test_rename(code, expected):
    assert rename(code, "mean", "func") == expected


def family(code: str, tests: tuple[str, ...], **metadata: str) -> Family:
    query = QueryRow("q", "query", tests, ("c",), (), "e", metadata)
    return Family(query, (CorpusRow("c", code, "correct", "e"),), ())


@pytest.mark.parametrize(
    ("code", "tests", "metadata", "expected"),
    [
        ("def a(): ...\ndef b(): ...", ("assert b() == 1",), {}, "b"),
        ("def a(): ...\ndef b(): ...", ("assert b() == 1",), {"function_name": "a"}, "a"),
        ("def a(): ...", ("assert len(a()) == 1",), {"function_name": "zz"}, "a"),
        ("class Box: ...", ("box = Box()", "assert box"), {}, "Box"),
        ("x = 1", ("assert x",), {}, None),
        ("def (", ("assert a",), {}, None),
        ("def a(): ...", ("assert (",), {}, None),
    ],
)
def test_name_under_test_is_found(code, tests, metadata, expected):
    assert name_under_test(family(code, tests, **metadata)) == expected


def test_densities_keep_what_belongs_to_nobody_and_draws_differ(make_dataset):
    dataset = make_dataset(12, [(0, 1, 2, 3, 4), (5, 6)])
    assert densities(dataset) == 4
    for density, size in ((0, 7), (1, 9), (2, 10), (4, 12)):
        variant = at_density(dataset, density, seed=1, draw=0)
        assert len(variant.corpus) == size
        assert {row.corpus_id for row in variant.corpus} >= {"c_000", "c_005", "c_007", "c_011"}
        first, second = variant.families
        assert (len(first.distractors), len(second.distractors)) == (density, min(density, 1))
    chosen = {
        at_density(dataset, 2, seed=1, draw=draw).queries[0].paired_distractor_corpus_ids
        for draw in range(20)
    }
    assert len(chosen) > 3
    assert at_density(dataset, 2, seed=1, draw=3) == at_density(dataset, 2, seed=1, draw=3)


def test_a_draw_does_not_hang_on_ids_or_the_order_of_rows(make_dataset):
    dataset = make_dataset(12, [(0, 1, 2, 3, 4)])
    query = dataset.queries[0]
    turned = replace(
        dataset,
        corpus=dataset.corpus[::-1],
        queries=(replace(query, paired_distractor_corpus_ids=query.paired_distractor_corpus_ids[::-1]),),
    )
    for draw in range(5):
        first, second = (at_density(each, 2, seed=0, draw=draw).queries[0] for each in (dataset, turned))
        assert set(first.paired_distractor_corpus_ids) == set(second.paired_distractor_corpus_ids)


def test_verdicts_go_with_the_renamed_code(make_dataset):
    dataset = make_dataset(4, [(0, 1), (2, 3)], also_passing=[(0, 0), (0, 3), (1, 2)])
    corpus = [replace(row, code=row.code.replace(f"f{n}", "f")) for n, row in enumerate(dataset.corpus)]
    executions = make_like(dataset, corpus)
    variant = without_names(replace(dataset, corpus=tuple(corpus), executions=executions))
    assert [row.code for row in variant.corpus] == [f"def func(): return {n}" for n in range(4)]
    assert judge(variant).passing.tolist() == [0, 3, 4 + 2]


def make_like(dataset: Dataset, corpus: list[CorpusRow]):
    """The executions of `dataset`, filed under the codes of `corpus`."""
    from execretrieval.datasets import code_sha256

    new = {
        code_sha256(old.code): code_sha256(row.code) for old, row in zip(dataset.corpus, corpus, strict=True)
    }
    return tuple(replace(row, code_sha256=new[row.code_sha256]) for row in dataset.executions)


def test_ablations_report_each_condition(make_dataset):
    from execretrieval.scorer.ablation import ablate_density, ablate_names, ablate_span, ablate_stack
    from execretrieval.scorer.queries import Settings

    class Constant:
        recipe = {"kind": "constant"}  # noqa: RUF012  # a stand-in

        def __str__(self):
            return "constant"

        def retrieve(self, data, *, depth):
            import numpy as np

            return rank_blocks(data, [np.zeros((len(data.queries), len(data.corpus)))], depth=depth)

    edit = {"operator": "off_by_one", "edit_span": 1}
    edits = {1: [edit], 2: [edit | {"edit_span": 30}], 4: [edit, edit]}
    dataset = make_dataset(6, [(0, 1, 2), (3, 4, 5)], edits=edits)
    rows = ablate_density(dataset, Constant(), Settings(), draws=3)
    assert [(row.condition, row.draws) for row in rows] == [
        ("density 0", 1),
        ("density 1", 3),
        ("density 2", 1),
    ]
    # A constant score: one of 2, 4 and 6 documents passes.
    assert [row.metrics["exec@1"]["mean"] for row in rows] == [0.5, 0.25, round(1 / 6, 6)]
    assert [row.metrics["family_exec@1"]["mean"] for row in rows] == [1, 0.5, round(1 / 3, 6)]
    assert rows[0].metrics["deception"] == {
        "mean": None, "ci95": [None, None], "difference": None, "difference_ci95": [None, None],
    }  # fmt: skip
    assert rows[1].metrics["exec@1"]["difference"] == -0.25
    assert rows[1].metrics["exec@1"]["difference_ci95"] == [-0.25, -0.25]
    assert [row.condition for row in ablate_names(dataset, Constant(), Settings())] == [
        "names as they are",
        "neutral names",
    ]
    spans = ablate_span(dataset, Constant(), Settings())
    assert [(row.condition, row.metrics["deception"]["mean"]) for row in spans] == [("1", 0.5), ("21+", 0.5)]
    stacks = ablate_stack([dataset, dataset], Constant(), Settings())
    assert [row.condition for row in stacks] == ["1 edit", "2 edits"]
    assert ablate_span(make_dataset(2, [(0, 1)]), Constant(), Settings()) == []
