from __future__ import annotations

import pytest

from execretrieval.errors import InputError
from execretrieval.retrievers.runfile import RunFile

GOOD = "q_0 Q0 c_1 1 0.5 tag\nq_0\tQ0\tc_0\t2\t0.75\ttag\n\nq_2 Q0 c_2 1 -3e-1 tag\n"


@pytest.fixture
def dataset(from_texts):
    return from_texts(["a", "b", "c"], ["x", "y", "z"])


def write(tmp_path, text):
    path = tmp_path / "run.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


def test_scores_rank_and_the_rank_column_does_not(dataset, tmp_path):
    ranking = RunFile(write(tmp_path, GOOD)).retrieve(dataset, depth=10)
    assert ranking.documents.tolist() == [0, 1, 2]
    assert ranking.scores.tolist() == [0.75, 0.5, -0.3]
    assert ranking.offsets.tolist() == [0, 2, 2, 3]
    assert ranking.missing == 1


def test_a_json_run_ranks_alike(dataset, tmp_path):
    text = ' {"q_0": {"c_1": 0.5, "c_0": 0.75}, "q_2": {"c_2": -3e-1}, "q_1": {}}'
    system = RunFile(write(tmp_path, text))
    ranking = system.retrieve(dataset, depth=10)
    assert ranking.documents.tolist() == [0, 1, 2]
    assert ranking.scores.tolist() == [0.75, 0.5, -0.3]
    assert ranking.missing == 1
    assert system.recipe["format"] == "json"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"q_0": {"c_0": 1}', "JSON that ends too early"),
        ('{"q_0": {"c_0": 1, "c_0": 2}}', "key 'c_0' stands twice"),
        ('{"q_0": {"c_0": NaN}}', "NaN is not JSON"),
        ('{"q_0": {"c_0": "1"}}', "the score of 'c_0' for 'q_0' is not a number"),
        ('{"q_0": {"c_0": true}}', "the score of 'c_0' for 'q_0' is not a number"),
        ('{"q_0": ["c_0"]}', "query 'q_0' must hold an object of scores"),
        ('{"q_9": {"c_0": 1}}', "the dataset has no query 'q_9'"),
        ('{"q_0": {"c_9": 1}}', "the dataset has no document 'c_9'"),
    ],
)
def test_json_that_is_no_run(dataset, tmp_path, text, reason):
    with pytest.raises(InputError, match=reason):
        RunFile(write(tmp_path, text)).retrieve(dataset, depth=10)


def test_an_empty_run_misses_every_query(dataset, tmp_path):
    assert RunFile(write(tmp_path, "")).retrieve(dataset, depth=10).missing == 3


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("q_0 Q0 c_0 1 0.5", "5 columns, a TREC run has 6"),
        ("q_0 Q0 c_0 1 0.5 a tag", "7 columns, a TREC run has 6"),
        ("q_9 Q0 c_0 1 0.5 tag", "the dataset has no query 'q_9'"),
        ("c_0 Q0 q_0 1 0.5 tag", "the dataset has no query 'c_0'"),
        ("q_0 Q0 q_0 1 0.5 tag", "the dataset has no document 'q_0'"),
        ("q_0 Q0 c_0 1 high tag", "the score 'high' is not a number"),
        ("q_0 Q0 c_0 1 nan tag", "the score 'nan' is not finite"),
        ("q_0 Q0 c_0 1 -inf tag", "the score '-inf' is not finite"),
        ("q_0 Q0 c_1 2 0.1 tag", "document 'c_1' a second time for query 'q_0'"),
        (b"q_0 Q0 c_\xff 1 0.5 tag", "not UTF-8 text"),
    ],
)
def test_bad_lines_are_named(dataset, tmp_path, line, reason):
    raw = line if isinstance(line, bytes) else line.encode()
    path = write(tmp_path, b"q_0 Q0 c_1 1 0.5 tag\n\n" + raw + b"\n")
    with pytest.raises(InputError) as caught:
        RunFile(path).retrieve(dataset, depth=10)
    assert str(caught.value) == f"{path}:3: {reason}"


def test_a_run_that_cannot_be_read(tmp_path):
    with pytest.raises(InputError, match="cannot read the run: No such file"):
        _ = RunFile(str(tmp_path / "none")).recipe
    with pytest.raises(InputError, match="cannot read the run: Is a directory"):
        _ = RunFile(str(tmp_path)).recipe


def test_the_recipe_follows_the_content(tmp_path):
    first = RunFile(write(tmp_path, GOOD)).recipe
    assert first != RunFile(write(tmp_path, GOOD + " ")).recipe
