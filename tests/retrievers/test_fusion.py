from __future__ import annotations

import numpy as np
import pytest

from execretrieval.retrievers.fusion import Fusion, mean_ranks
from execretrieval.retrievers.topk import rank_blocks


class Fixed:
    def __init__(self, name, scores):
        self.name, self.scores = name, np.array(scores, dtype=float)

    def __str__(self):
        return self.name

    @property
    def recipe(self):
        return {"kind": self.name}

    def retrieve(self, dataset, *, depth):
        return rank_blocks(dataset, [self.scores], depth=depth)


def test_equals_share_the_mean_of_their_ranks(from_texts):
    dataset = from_texts(["x"] * 5, ["a", "b"])
    ranking = rank_blocks(dataset, [np.array([[5.0, 1, 3, 3, 3], [0, 0, 0, 0, 1]])], depth=4)
    assert mean_ranks(ranking).tolist() == [1, 3, 3, 3, 1, 3.5, 3.5, 3.5, 3.5]


def test_fusion_by_hand(from_texts):
    dataset = from_texts(["x"] * 4, ["a"])
    systems = [Fixed("one", [[4, 3, 2, 1]]), Fixed("two", [[1, 4, 2, 2]])]
    ranking = Fusion("both", systems, k=60).retrieve(dataset, depth=4)
    expected = {
        0: (61 / 61 + 61 / 64) / 2,
        1: (61 / 62 + 61 / 61) / 2,
        2: (61 / 63 + 61 / 62.5) / 2,
        3: (61 / 64 + 61 / 62.5) / 2,
    }
    assert dict(zip(ranking.documents.tolist(), ranking.scores.tolist(), strict=True)) == pytest.approx(
        expected, abs=1e-6
    )
    assert ranking.documents.tolist() == sorted(expected, key=lambda d: -expected[d])


def test_a_document_outside_a_head_gets_nothing_from_it(from_texts):
    dataset = from_texts(["x"] * 4, ["a"], [[3, 2]])
    systems = [Fixed("one", [[4, 3, 2, 1]]), Fixed("two", [[4, 3, 2, 1]])]
    ranking = Fusion("both", systems, depth=2).retrieve(dataset, depth=1)
    # The family is documents 3 and 2: neither is in a head, so neither was retrieved.
    assert ranking.documents.tolist() == [0]
    assert Fusion("both", systems).recipe["systems"][1] == {"system": "two", "recipe": {"kind": "two"}}
