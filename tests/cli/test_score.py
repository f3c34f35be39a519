from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from execretrieval.cli import run
from execretrieval.cli.score import leaderboard, score
from execretrieval.retrievers.frozen import freeze

FAMILIES = {"mean": "sum(x) / len(x)", "last": "x[-1]", "largest": "max(x)"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A dataset in the paper's layout: no manifest, ids of its own."""
    corpus, queries, distractors = [], [], []
    for number, (name, body) in enumerate(FAMILIES.items()):
        good, bad = f"c_{2 * number:04}", f"c_{2 * number + 1:04}"
        entry = f"exec_collections_{number}"
        corpus += [
            {
                "corpus_id": good,
                "code": f"def {name}(x):\n    return {body}\n",
                "label": "correct",
                "source_entry_id": entry,
            },
            {
                "corpus_id": bad,
                "code": f"def {name}(x):\n    return {body} + 1\n",
                "label": "incorrect",
                "bug_type": "off_by_one",
                "source_entry_id": entry,
            },
        ]
        queries.append(
            {
                "query_id": f"q_{number:04}",
                "query": f"The {name} of a list.",
                "test_suite": [f"assert {name}([1]) == 1"],
                "correct_corpus_ids": [good],
                "paired_distractor_corpus_ids": [bad],
                "entry_id": entry,
                "metadata": {},
            }
        )
        distractors.append({"corpus_id": bad})
    data = tmp_path / "data"
    data.mkdir()
    for name, rows in {
        "corpus": corpus,
        "queries": queries,
        "distractor_metadata": distractors,
        "execution_cache": [],
    }.items():
        (data / f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return data


def call(*arguments: str | Path) -> Result:
    command = {"score": score, "leaderboard": leaderboard}[str(arguments[0])]
    return CliRunner().invoke(command, [str(each) for each in arguments[1:]])


def test_score_writes_valid_results_and_keeps_them(folder, tmp_path):
    from execretrieval.schemas import check

    out = tmp_path / "out"
    arguments = ("score", folder, "--system", "bm25", "--system", "bm25:words", "-o", out)
    first = call(*arguments)
    assert first.exit_code == 0, first.output
    assert first.stdout == f"wrote {out / 'bm25.json'}\nwrote {out / 'bm25-words.json'}\n"
    held = {path.name: path.read_bytes() for path in sorted(out.iterdir())}
    assert list(held) == ["bm25-words.json", "bm25.json"]
    for data in held.values():
        check(json.loads(data), "results")
    result = json.loads(held["bm25.json"])
    # Each canonical holds fewer terms than its bug, `1`, so it is the shorter document and comes first.
    assert result["metrics"]["exec@1"] == 1
    assert result["deception"]["by_operator"]["off_by_one"]["rate"] == 0

    times = {path.name: path.stat().st_mtime_ns for path in out.iterdir()}
    again = call(*arguments, "--json")
    assert [json.loads(line)["kept"] for line in again.stdout.splitlines()] == [True, True]
    assert {path.name: path.stat().st_mtime_ns for path in out.iterdir()} == times
    forced = call(*arguments, "--force")
    assert "wrote" in forced.stdout
    assert "replaced" not in forced.stderr
    assert {path.name: path.read_bytes() for path in sorted(out.iterdir())} == held


def test_a_result_of_other_settings_or_data_is_made_anew(folder, tmp_path):
    out = tmp_path / "out"
    arguments = ("score", folder, "--system", "bm25", "-o", out)
    assert "replaced" not in call(*arguments).stderr
    again = call(*arguments, "--ties", "corpus-order")
    assert "wrote" in again.stdout
    assert f"{out / 'bm25.json'} held a result of other ties and was replaced" in again.stderr
    assert json.loads((out / "bm25.json").read_bytes())["ties"] == "corpus-order"
    corpus = folder / "corpus.jsonl"
    corpus.write_text(corpus.read_text().replace("max(x)", "max(x, default=0)"))
    assert "wrote" in call(*arguments, "--ties", "corpus-order").stdout
    assert "kept" in call(*arguments, "--ties", "corpus-order").stdout


def test_a_file_that_is_no_result_is_left_alone(folder, tmp_path, capsys):
    out = tmp_path / "out"
    out.mkdir()
    (out / "bm25.json").write_text("{}")
    with pytest.raises(SystemExit) as caught:
        run(score, [str(folder), "--system", "bm25", "-o", str(out)])
    assert caught.value.code == 2
    assert "is in the way: it exists and is no result" in capsys.readouterr().err
    assert (out / "bm25.json").read_text() == "{}"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["{data}", "--system", "bm26", "-o", "{out}"], "no system 'bm26'; there are bm25"),
        (["{data}", "--system", "run:{out}/none", "-o", "{out}"], "cannot read the run: No such file"),
        (["{data}/none", "--system", "bm25", "-o", "{out}"], "none"),
        (["{data}", "--system", "bm25", "-o", "{data}/corpus.jsonl"], "corpus.jsonl"),
    ],
)
def test_bad_usage_is_one_line(folder, tmp_path, capsys, arguments, message):
    filled = [each.format(data=folder, out=tmp_path / "out") for each in arguments]
    with pytest.raises(SystemExit) as caught:
        run(score, filled)
    assert caught.value.code == 2
    errors = [line for line in capsys.readouterr().err.splitlines() if line.startswith("Error: ")]
    assert len(errors) == 1
    assert message in errors[0]


def test_leaderboard_prints_an_aligned_table(folder, tmp_path):
    out = tmp_path / "out"
    run_file = tmp_path / "run.txt"
    run_file.write_text("q_0000 Q0 c_0001 1 2.0 t\nq_0000 Q0 c_0000 2 1.0 t\n")
    call("score", folder, "--system", f"run:{run_file}", "--system", "bm25", "-o", out)
    lines = call("leaderboard", out).stdout.splitlines()
    assert lines[0].split() == [
        "system", "exec@1", "95%", "exec@3", "exec@5", "exec@10", "ndcg@10", "first", "chance", "deception",
        "95%", "ties",
    ]  # fmt: skip
    assert lines[1].split()[:2] == ["bm25", "1.0000"]
    # One query of three, its canonical second; nDCG@10 is (1 / log2(3)) / 3; the one known pair deceives.
    # Every resample has an exec@1 of 0 and, where it holds the query at all, a deception of 1.
    expected = [
        "0.0000",
        "0.000-0.000",
        "0.3333",
        "0.3333",
        "0.3333",
        "0.2103",
        "0.0000",
        "0.5000",
        "1.0000",
        "1.000-1.000",
        "0.0000",
    ]
    assert lines[2].split()[1:] == expected
    assert f"run:{run_file} retrieved nothing for 2 queries, scored 0." in lines
    rows = [
        json.loads(line)
        for line in call("leaderboard", out, "--json", "--sort", "system").stdout.splitlines()
    ]
    assert [row["system"] for row in rows] == ["bm25", f"run:{run_file}"]
    worst_first = call("leaderboard", out, "--json", "--sort", "deception").stdout.splitlines()
    assert [json.loads(line)["deception"] for line in worst_first] == [0, 1]


def test_leaderboard_reads_the_papers_results_and_says_where_data_differ(folder, tmp_path):
    out = tmp_path / "out"
    call("score", folder, "--system", "bm25", "-o", out)
    theirs = {
        "model": "mistral-embed",
        "n_queries": 939,
        "n_corpus": 4694,
        "ks": [1],
        "metrics": {"exec@1": 0.224},
    }
    (out / "mistral.json").write_text(json.dumps(theirs))
    (out / "confidence_intervals.json").write_text("{}")
    found = call("leaderboard", out).stdout
    assert found.splitlines()[2].split() == ["mistral-embed", "0.2240", *["-"] * 10]
    assert "different datasets" in found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{}", "no results in it"),
        ("{", "JSON that ends too early"),
        ('{"model": NaN}', "NaN is not JSON"),
        (None, "no such file"),
    ],
)
def test_leaderboard_needs_results(tmp_path, capsys, text, message):
    path = tmp_path / "a.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(SystemExit) as caught:
        run(leaderboard, [str(path)])
    assert caught.value.code == 2
    assert message in capsys.readouterr().err


def test_leaderboard_refuses_an_unknown_column(folder, tmp_path, capsys):
    call("score", folder, "--system", "bm25", "-o", tmp_path / "out")
    with pytest.raises(SystemExit):
        run(leaderboard, [str(tmp_path / "out"), "--sort", "mrr"])
    assert "no column 'mrr'; there are system, exec@1" in capsys.readouterr().err


def test_execution_as_reranker_reaches_exec_at_depth(folder, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    out = tmp_path / "out"
    plain = ("score", folder, "--system", "bm25:words", "-o", out)
    assert call(*plain).exit_code == 0
    found = call(*plain, "--rerank", "execution", "--depth", "3")
    assert found.exit_code == 0, found.output
    first = json.loads((out / "bm25-words.json").read_bytes())
    (path,) = set(out.glob("*.json")) - {out / "bm25-words.json"}
    second = json.loads(path.read_bytes())
    assert second["model"] == "bm25:words > execution @ 3"
    # The sandbox finds what the empty cache of the dataset does not tell.
    assert second["metrics"]["exec@1"] == first["metrics"]["exec@3"] > 0
    cost = second["facts"]["cost"]
    assert [row["budget"] for row in cost] == [1, 2, 3]
    assert cost[-1]["exec@1"] == second["metrics"]["exec@1"]


def test_a_file_of_systems_is_scored_and_resumed(folder, tmp_path):
    systems = tmp_path / "systems.toml"
    systems.write_text(
        '[[system]]\nsystem = "bm25"\n[[system]]\nname = "both"\nfuse = ["bm25", "bm25:words"]\n'
    )
    arguments = ("score", folder, "--systems", systems, "-o", tmp_path / "out")
    assert [line.split()[0] for line in call(*arguments).stdout.splitlines()] == ["wrote", "wrote"]
    assert [line.split()[0] for line in call(*arguments).stdout.splitlines()] == ["kept", "kept"]
    systems.write_text(systems.read_text() + "k = 5\n")
    assert [line.split()[0] for line in call(*arguments).stdout.splitlines()] == ["kept", "wrote"]


def test_a_dry_run_names_texts_and_price_and_sends_nothing(folder, tmp_path):
    arguments = (
        "score",
        folder,
        "--system",
        "voyage:voyage-code-3",
        "--system",
        "openai:mine@http://127.0.0.1:9/v1",
    )
    found = call(*arguments, "--dry-run", "--embeddings", tmp_path / "v.sqlite", "--json")
    assert found.exit_code == 0, found.output
    voyage, own = map(json.loads, found.stdout.splitlines())
    # Three queries and six snippets, a third of their bytes each, rounded up; 0.18 dollars a million.
    texts = [json.loads(line)["query"] for line in (folder / "queries.jsonl").read_text().splitlines()]
    texts += [json.loads(line)["code"] for line in (folder / "corpus.jsonl").read_text().splitlines()]
    tokens = sum(-(-len(text) // 3) for text in texts)
    assert (voyage["system"], voyage["texts"], voyage["tokens"]) == ("voyage:voyage-code-3", 9, tokens)
    assert voyage["price"] == round(tokens * 0.18 / 1e6, 6)
    assert own["price"] is None
    assert "nothing would be sent" in call("score", folder, "--system", "bm25", "--dry-run").stdout
    assert not (tmp_path / "v.sqlite").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["-o", "out"], "no system to rank with"), (["--system", "bm25"], "Give a folder with -o")],
)
def test_score_needs_a_system_and_a_folder(folder, capsys, arguments, message):
    with pytest.raises(SystemExit) as caught:
        run(score, [str(folder), *arguments])
    assert caught.value.code == 2
    assert message in capsys.readouterr().err


def frozen_vectors(tmp_path: Path) -> Path:
    """Vectors of the folder above: two documents in the direction of the first query, one of the second."""
    documents = np.array([[1, 0, 0], [2, 0, 0], [0, 1, 0], [0, 0.9, 0.1], [0, 0, 1], [1, 1, 1]], np.float32)
    freeze(
        tmp_path / "v.npz",
        query_ids=[f"q_{n:04}" for n in range(3)],
        queries=np.eye(3, dtype=np.float32),
        corpus_ids=[f"c_{n:04}" for n in range(6)],
        documents=documents,
        similarity="cosine",
        provenance="{}",
    )
    return tmp_path / "v.npz"


def test_an_index_is_recorded_and_flat_changes_no_number(folder, tmp_path):
    pytest.importorskip("faiss", reason="the extra faiss is not installed")
    path = frozen_vectors(tmp_path)
    (tmp_path / "systems.toml").write_text(
        f'[[system]]\nname = "exact"\nsystem = "npz:{path}"\nindex = "exact"\n'
        f'[[system]]\nname = "flat"\nsystem = "npz:{path}"\n'
    )
    arguments = ["--systems", str(tmp_path / "systems.toml"), "--index", "faiss:Flat"]
    found = CliRunner().invoke(score, [str(folder), *arguments, "-o", str(tmp_path / "out")])
    assert found.exit_code == 0, found.output
    exact, flat = (json.loads((tmp_path / "out" / f"{name}.json").read_bytes()) for name in ("exact", "flat"))
    assert "index" not in exact["recipe"]
    assert flat["recipe"].pop("index")["index"] == "faiss:Flat"
    assert exact.pop("model") == "exact"
    assert flat.pop("model") == "flat"
    assert exact == flat
    assert exact["metrics"]["exec@1"] == round((0.5 + 1 + 1) / 3, 6)


@pytest.mark.parametrize(
    ("index", "reason"), [("flat", "no index 'flat'; write exact"), ("faiss:", "no index 'faiss:'")]
)
def test_an_unknown_index_is_refused(folder, tmp_path, capsys, index, reason):
    with pytest.raises(SystemExit) as caught:
        run(score, [str(folder), "--system", "bm25", "--index", index, "-o", str(tmp_path / "out")])
    assert caught.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_run_that_lacks_queries_is_scored_with_a_warning(folder, tmp_path):
    path = tmp_path / "some.run"
    path.write_text("q_0000 Q0 c_0000 1 1.0 x\n")
    arguments = [str(folder), "--system", f"run:{path}", "-o", str(tmp_path / "out")]
    found = CliRunner().invoke(score, arguments)
    assert found.exit_code == 0
    assert f"Warning: run:{path} retrieved nothing for 2 of 3 queries, scored 0\n" in found.stderr
    path.write_text("")
    found = CliRunner().invoke(score, arguments)
    assert f"Warning: run:{path} retrieved nothing at all; every score is 0\n" in found.stderr
    path.write_text("".join(f"q_000{n} Q0 c_000{2 * n} 1 1.0 x\n" for n in range(3)))
    assert "Warning" not in CliRunner().invoke(score, arguments).stderr
