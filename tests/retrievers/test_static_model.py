from __future__ import annotations

import logging

import numpy as np
import pytest

from execretrieval.errors import MissingExtraError, UsageError
from execretrieval.retrievers import parse_system
from execretrieval.retrievers.static_model import StaticModel


def installed() -> None:
    pytest.importorskip("wordllama", reason="the extra `static` is not installed")


def test_a_real_model_finds_the_topic(from_texts):
    installed()
    before = logging.getLogger().handlers[:], logging.getLogger().level
    dataset = from_texts(
        ["def mean(xs): return sum(xs) / len(xs)", "def is_palindrome(s): return s == s[::-1]", ""],
        ["Average of a list of numbers.", "Whether a word reads the same backwards, a palindrome."],
    )
    ranking = parse_system("static:l2_supercat").retrieve(dataset, depth=3)
    assert ranking.documents[[0, 3]].tolist() == [0, 1]
    assert ranking.scores[2] == 0
    assert (logging.getLogger().handlers, logging.getLogger().level) == before


def test_a_text_has_one_vector_whatever_stands_beside_it():
    installed()
    model = StaticModel("l2_supercat")
    alone = model.embed(["a short text"], "query").vectors[0]
    beside = model.embed(["a short text", "a much longer text " * 30], "query").vectors[0]
    assert np.allclose(alone, beside, atol=1e-5)


def test_a_model_that_is_not_there_lists_those_that_are():
    installed()
    with pytest.raises(UsageError, match="no static model 'l9'; there are l2_supercat"):
        _ = StaticModel("l9").recipe


def test_without_the_extra_the_error_names_it(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "wordllama", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'execretrieval\[static\]'"):
        _ = StaticModel("l2_supercat").recipe
