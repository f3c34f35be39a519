from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from execretrieval.cli import run
from execretrieval.cli.export import export, retrieve
from execretrieval.cli.score import score


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    data.mkdir()
    codes = ["def mean(x): ...", "def mean(y): ...", "def last(x): ..."]
    # Enough others for `mean` to be rare: in a small corpus BM25 rates a common word below none.
    codes += [f"def other{letter}(z): ..." for letter in "abcdef"]
    corpus = [
        {
            "corpus_id": f"c_{n}",
            "code": code,
            "label": "incorrect" if n == 1 else "correct",
            "source_entry_id": "e",
        }
        for n, code in enumerate(codes)
    ]
    queries = [
        {
            "query_id": f"q_{n}",
            "query": text,
            "correct_corpus_ids": [good],
            "paired_distractor_corpus_ids": bad,
        }
        for n, (text, good, bad) in enumerate([("the mean", "c_0", ["c_1"]), ("the last", "c_2", [])])
    ]
    for row in queries:
        row |= {"test_suite": ["assert True"], "entry_id": "e", "metadata": {}}
    for name, rows in (("corpus", corpus), ("queries", queries)):
        (data / f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return data


def call(command, *arguments: object) -> str:
    found = CliRunner().invoke(command, [str(each) for each in arguments])
    assert found.exit_code == 0, found.output
    return found.stdout


def test_a_run_is_written_with_scores_made_of_ranks_and_reads_back(folder, tmp_path):
    path = tmp_path / "bm25.run"
    call(retrieve, folder, "--system", "bm25", "-o", path, "--top", 2)
    lines = [line.split() for line in path.read_text().splitlines()]
    assert [(line[0], line[3], line[4], line[5]) for line in lines] == [
        ("q_0", "1", "2", "bm25"),
        ("q_0", "2", "1", "bm25"),
        ("q_1", "1", "2", "bm25"),
        ("q_1", "2", "1", "bm25"),
    ]
    # The two means tie; the run has them in one order, which a second run repeats.
    assert {line[2] for line in lines[:2]} == {"c_0", "c_1"}
    before = path.read_bytes()
    call(retrieve, folder, "--system", "bm25", "-o", path, "--top", 2)
    assert path.read_bytes() == before
    call(score, folder, "--system", f"run:{path}", "-o", tmp_path / "out")
    (result,) = (tmp_path / "out").glob("*.json")
    assert json.loads(result.read_bytes())["metrics"]["exec@3"] == 1


def test_raw_scores_keep_ties_where_scores_made_of_ranks_decide_them(folder, tmp_path):
    # The two means tie for the first query, so that the first place is shared and exec@1 is half.
    runs = {scores: tmp_path / f"{scores}.run" for scores in ("raw", "ranks")}
    for scores, path in runs.items():
        call(retrieve, folder, "--system", "bm25", "--scores", scores, "--top", 1, "-o", path)
    rows = [line.split() for line in runs["raw"].read_text().splitlines()]
    # One document is asked for; the tie at the cut comes whole.
    assert [(row[0], row[3]) for row in rows] == [("q_0", "1"), ("q_0", "2"), ("q_1", "1")]
    assert {row[2] for row in rows[:2]} == {"c_0", "c_1"}
    assert rows[0][4] == rows[1][4]
    assert len(runs["ranks"].read_text().splitlines()) == 2
    values, similarities = {}, {}
    for name, system in (("bm25", "bm25"), *((each, f"run:{path}") for each, path in runs.items())):
        call(score, folder, "--system", system, "-o", tmp_path / name)
        (path,) = (tmp_path / name).glob("*.json")
        found = json.loads(path.read_bytes())["per_query"]
        values[name] = [(row["metrics"]["exec@1"], row["worst"]["exec@1"]) for row in found]
        similarities[name] = [row["top_results"][0]["similarity"] for row in found]
    assert values["bm25"] == values["raw"] == [(0.5, 0), (1, 1)]
    assert similarities["raw"] == similarities["bm25"]
    assert values["ranks"][0] in {(0, 0), (1, 1)}


def test_export_says_what_it_wrote(folder, tmp_path):
    assert call(export, folder, "--to", "beir", "-o", tmp_path / "beir") == f"wrote {tmp_path / 'beir'}\n"
    assert (tmp_path / "beir" / "qrels" / "test.tsv").is_file()
    text = call(export, folder, "--to", "triplets", "-o", tmp_path / "t", "--test-share", 1)
    assert text.endswith("0 rows to train, 1 to test\n")


def test_a_run_holds_one_system(folder, tmp_path, capsys):
    with pytest.raises(SystemExit) as caught:
        run(retrieve, [str(folder), "--system", "bm25", "--system", "bm25:words", "-o", str(tmp_path / "x")])
    assert caught.value.code == 2
    assert "a run holds one system, not 2" in capsys.readouterr().err


def test_an_exported_beir_folder_is_scored_alike(folder, tmp_path):
    call(export, folder, "--to", "beir", "-o", tmp_path / "beir")
    results = []
    for number, data in enumerate((folder, tmp_path / "beir")):
        out = tmp_path / f"out{number}"
        call(score, data, "--system", "bm25", "-o", out)
        results.append(json.loads((out / "bm25.json").read_bytes()))
    first, second = results
    assert first["metrics"] == second["metrics"]
    assert first["metrics"]["ndcg@10"] > 0
