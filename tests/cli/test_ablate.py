from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from execretrieval.cli import run
from execretrieval.cli.ablate import ablate
from execretrieval.schemas import check


@pytest.fixture
def folder(tmp_path):
    data = tmp_path / "data"
    data.mkdir()
    corpus, queries = [], []
    for n, name in enumerate(["mean", "last", "total", "first", "rank"]):
        ids = [f"c_{3 * n + k}" for k in range(3)]
        for k, each in enumerate(ids):
            code = f"def {name}(x):\n    return x + {k}\n"
            corpus.append(
                {
                    "corpus_id": each,
                    "code": code,
                    "label": "incorrect" if k else "correct",
                    "source_entry_id": "e",
                }
            )
        queries.append(
            {
                "query_id": f"q_{n}",
                "query": f"the {name}",
                "test_suite": [f"assert {name}(1) == 1"],
                "correct_corpus_ids": ids[:1],
                "paired_distractor_corpus_ids": ids[1:],
                "entry_id": "e",
                "metadata": {},
            }
        )
    for name, rows in (("corpus", corpus), ("queries", queries)):
        (data / f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return data


def call(*arguments: object) -> str:
    found = CliRunner().invoke(ablate, [str(each) for each in arguments])
    assert found.exit_code == 0, found.output
    return found.stdout


def test_each_system_is_announced_where_nobody_watches(folder):
    options = ["span", str(folder), "--system", "bm25", "--system", "bm25:words", "--json"]
    found = CliRunner().invoke(ablate, options)
    assert found.stderr == "ablating span of bm25\nablating span of bm25:words\n"


def test_density_writes_table_and_json(folder, tmp_path):
    out = tmp_path / "density.json"
    lines = call("density", folder, "--system", "bm25", "--draws", 3, "-o", out).splitlines()
    assert [line.split()[1:4] for line in lines[1:]] == [
        ["density", "0", "1"],
        ["density", "1", "3"],
        ["density", "2", "1"],
    ]
    written = json.loads(out.read_bytes())
    check(written, "ablation")
    assert (written["ablation"], len(written["datasets"]), written["seed"]) == ("density", 1, 20260510)
    rows = written["conditions"]
    # The name finds the family, and inside it all tie.
    assert [row["metrics"]["exec@1"]["mean"] for row in rows] == [1, 0.5, round(1 / 3, 6)]
    before = out.read_bytes()
    call("density", folder, "--system", "bm25", "--draws", 3, "-o", out)
    assert out.read_bytes() == before


def test_names_carry_the_topic(folder):
    rows = [json.loads(line) for line in call("names", folder, "--system", "bm25", "--json").splitlines()]
    assert [row["metrics"]["exec@1"]["mean"] for row in rows] == [round(1 / 3, 6), round(1 / 15, 6)]


def test_a_dataset_without_edits_has_no_spans(folder, capsys):
    with pytest.raises(SystemExit) as caught:
        run(ablate, ["span", str(folder), "--system", "bm25"])
    assert caught.value.code == 2
    assert "does not tell edits apart" in capsys.readouterr().err
