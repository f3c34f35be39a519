from __future__ import annotations

import pytest

from execretrieval.errors import InputError, UsageError
from execretrieval.retrievers import parse_system

SOURCE = """
import numpy as np
def lengths(queries, documents):
    return [[-abs(len(q) - len(d)) for d in documents] for q in queries]
def flat(queries, documents):
    return [0.0] * len(documents)
def endless(queries, documents):
    return np.full((len(queries), len(documents)), np.inf)
def broken(queries, documents):
    raise KeyError("no")
class Model:
    @staticmethod
    def score(queries, documents):
        return lengths(queries, documents)
number = 3
"""


@pytest.fixture
def module(tmp_path, monkeypatch):
    (tmp_path / "my_retriever.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, "my_retriever", raising=False)
    return "py:my_retriever"


@pytest.fixture
def dataset(from_texts):
    return from_texts(["a", "bbb", "cc"], ["x", "yyy"])


@pytest.mark.parametrize("name", ["lengths", "Model.score"])
def test_a_callable_ranks(module, dataset, name, monkeypatch):
    monkeypatch.setattr("execretrieval.retrievers.callables.BLOCK", 1)
    ranking = parse_system(f"{module}:{name}").retrieve(dataset, depth=3)
    assert ranking.documents.tolist() == [0, 2, 1, 1, 2, 0]


def test_the_recipe_follows_the_source(module, tmp_path):
    first = parse_system(f"{module}:lengths").recipe
    (tmp_path / "my_retriever.py").write_text(SOURCE + "\n")
    assert parse_system(f"{module}:lengths").recipe != first


@pytest.mark.parametrize(
    ("name", "error", "reason"),
    [
        (":flat", UsageError, r"returned scores of shape \(3,\) where \(2, 3\) was due"),
        (":endless", InputError, "the score of c_0 for q_0 is not finite"),
        (":broken", UsageError, "raised KeyError: 'no'"),
        (":number", UsageError, "is no callable"),
        (":none", UsageError, "cannot be imported: AttributeError"),
        ("", UsageError, "names no callable; write py:package.module:callable"),
        ("x:f", UsageError, "cannot be imported: ModuleNotFoundError"),
    ],
)
def test_what_cannot_be_used_is_one_line(module, dataset, name, error, reason):
    with pytest.raises(error, match=reason):
        parse_system(f"{module}{name}").retrieve(dataset, depth=1)
