from __future__ import annotations

import pytest

from execretrieval.errors import UsageError
from execretrieval.retrievers import parse_system


@pytest.mark.parametrize(
    "name", ["bm25", "bm25:words", "run:some/run.txt", "run:C:\\runs\\a b.txt", "npz:v.npz", "py:a.b:c"]
)
def test_identities_read_back(name):
    assert str(parse_system(name)) == name


def test_the_default_tokenizer_may_be_spelled_out():
    assert str(parse_system("bm25:identifiers")) == "bm25"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("bm26", "no system 'bm26'; there are bm25, bm25:words"),
        ("", "no system ''"),
        ("bm25:nltk", "no tokeniser 'nltk'; there are identifiers, words"),
        ("run", "write run:FILE"),
        ("run:", "write run:FILE"),
        ("npz", "write npz:FILE"),
        ("py:", "write py:package.module:callable"),
    ],
)
def test_unknown_names_list_what_exists(name, reason):
    with pytest.raises(UsageError, match=reason):
        parse_system(name)
