"""The path without a key: answers from a file, the reranker, and `mutate --llm`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import models_at_work
import pytest
from wire_script import Asked

Invoke = Callable[..., Any]


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "replies.jsonl"
    rows = models_at_work.scripted(models_at_work.library(), lambda user: Asked("m", "", user, {}))
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


@pytest.fixture
def authors(tmp_path: Path) -> Path:
    path = tmp_path / "authors.toml"
    path.write_text(
        '[roles.task_author]\nprovider = "openai"\nmodel = "a"\nfamily = "gpt"\n'
        '[roles.solution_author]\nprovider = "anthropic"\nmodel = "b"\nfamily = "claude"\n'
        '[roles.distractor_author]\nprovider = "openai"\nmodel = "c"\nfamily = "gpt"\n'
    )
    return path


@pytest.mark.parametrize("way", ["run", "batch"])
def test_three_stages_and_a_dataset(
    invoke: Invoke, script: Path, authors: Path, tmp_path: Path, way: str
) -> None:
    domains = [part for name in models_at_work.DOMAINS for part in ("--domain", name)]
    tasks, solved = tmp_path / "tasks", tmp_path / "solutions"
    stages = {
        "tasks": (tasks, "-n", 10, *domains),
        "solutions": (solved, "--rows", tasks / "rows.jsonl"),
        "distractors": (tmp_path / "bugs", "--tasks", solved / "tasks.jsonl", "-n", 10),
    }
    for stage, (run, *options) in stages.items():
        plan = (
            "draft",
            stage,
            "plan",
            run,
            "--authors",
            authors,
            "--provider",
            f"scripted:{script}",
            *options,
        )
        assert invoke(*plan, "--max-cost", "0").code == 0
        if way == "batch":
            assert invoke("draft", stage, "submit", run).code == 0
        end = invoke("draft", stage, "collect" if way == "batch" else "run", run)
        assert end.code == 0, end.err
        assert b"0 tokens in, 0 out, 0.0000 USD" in end.out
    candidates = tmp_path / "bugs" / "candidates.jsonl"
    end = invoke("build", solved / "tasks.jsonl", "--distractors", candidates, "-o", tmp_path / "d",
                 "--density", 1, "--jobs", 2, "-q")  # fmt: skip
    assert end.code == 0, end.err
    assert b"families: 20, distractors: 20" in end.out


def test_a_question_without_an_answer_is_named(
    invoke: Invoke, script: Path, authors: Path, tmp_path: Path
) -> None:
    invoke("draft", "tasks", "plan", tmp_path / "run", "--authors", authors, "--provider",
           f"scripted:{script}", "--domain", "geometry")  # fmt: skip
    end = invoke("draft", "tasks", "run", tmp_path / "run", "-q")
    assert end.code == 2
    assert f"{script}: has no reply of task_author to 'Domain: geometry" in end.error


TASK = '''"""Mean of the last k readings."""

def tail_mean(readings, k):
    if not readings or k <= 0:
        return 0.0
    window = readings[-k:]
    return sum(window) / len(window)

assert tail_mean([2, 4, 6], 2) == 5.0
'''


def test_mutate_shows_what_a_model_writes(invoke: Invoke, tmp_path: Path) -> None:
    path, script = tmp_path / "task.py", tmp_path / "replies.jsonl"
    path.write_text(TASK)
    code = TASK[: TASK.index("assert")]
    bad = code.replace("k <= 0", "k < 0")
    copies = [
        {"operator": "off_by_one_boundary", "code": bad},
        {"operator": "off_by_one", "code": bad},
        {"operator": "off_by_one", "code": bad.replace("0.0", "1.0")},
        {"operator": "off_by_one", "code": "def ("},
    ]
    script.write_text(json.dumps({"role": "distractor_author", "reply": {"distractors": copies}}))
    end = invoke("mutate", path, "--llm", f"scripted:{script}", "--json")
    assert end.code == 0, end.err
    (row,) = [json.loads(line) for line in end.lines]
    assert (row["operator"], row["original"], row["replacement"]) == ("off_by_one_boundary", "<=", "<")
    notes = [line.removeprefix(f"{path}: ") for line in end.err.splitlines()[-3:]]
    assert notes[0] == "copy 2 is called off_by_one; off_by_one_boundary makes it"
    assert notes[1] == "copy 3 (off_by_one) is no single edit that an operator makes"
    assert notes[2].startswith("copy 4 (off_by_one) is no source: ")


def test_the_tests_are_not_shown_to_the_model(invoke: Invoke, tmp_path: Path) -> None:
    path, script = tmp_path / "task.py", tmp_path / "replies.jsonl"
    path.write_text(TASK)
    script.write_text(json.dumps({"role": "distractor_author", "contains": "assert", "reply": {}}))
    end = invoke("mutate", path, "--llm", f"scripted:{script}", "-q")
    assert end.code == 2
    assert "has no reply of distractor_author" in end.error


@pytest.mark.parametrize("mode", ["listwise", "pointwise"])
def test_a_model_reranks(tmp_path: Path, mode: str) -> None:
    from execretrieval.registry.authoring.asking import Asker
    from execretrieval.registry.authoring.rerank import ModelReranker

    reply = {"order": [2, 3, 1]} if mode == "listwise" else {"percent": 70}
    path = tmp_path / "rerank.jsonl"
    rows = [
        {"role": "reranker", "contains": "refuse me", "failure": "refusal"},
        {
            "role": "reranker",
            "contains": "def good",
            "reply": reply if mode == "listwise" else {"percent": 99},
        },
        {"role": "reranker", "reply": reply},
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    reranker = ModelReranker(Asker.of("reranker", f"scripted:{path}", folder=tmp_path / "kept"), mode)  # type: ignore[arg-type]
    pairs = [("sort", "def a"), ("sort", "def good"), ("sort", "def b")]
    pairs += [("refuse me", "def a"), ("refuse me", "def b"), ("refuse me", "def c")]
    scores = reranker.score(pairs).tolist()
    if mode == "listwise":
        assert scores == [-2.0, 0.0, -1.0, 0.0, -1.0, -2.0]
        assert reranker.unanswered == 1
    else:
        assert scores == [70.0, 99.0, 70.0, 0.0, 0.0, 0.0]
        assert reranker.unanswered == 3
    path.write_text("")  # what was answered is kept
    again = ModelReranker(Asker.of("reranker", f"scripted:{path}", folder=tmp_path / "kept"), mode)  # type: ignore[arg-type]
    assert again.score(pairs).tolist() == scores


def test_a_reranker_at_the_command_line(invoke: Invoke, script: Path, authors: Path, tmp_path: Path) -> None:
    task, replies = tmp_path / "math_numerical" / "task.py", tmp_path / "rerank.jsonl"
    task.parent.mkdir()
    task.write_text(TASK + "assert tail_mean([], 3) == 0.0\nassert tail_mean([3, 5], 0) == 0.0\n")
    assert invoke("build", task, "-o", tmp_path / "d", "--density", 2, "--jobs", 2, "-q").code == 0
    replies.write_text(json.dumps({"role": "reranker", "reply": {"order": [3, 2, 1]}}))
    score = ("score", tmp_path / "d", "--system", "bm25", "--rerank", f"llm:scripted:{replies}", "--depth", 3)
    end = invoke(*score, "-o", tmp_path / "results")
    assert end.code == 0, end.err
    (result,) = (json.loads(path.read_bytes()) for path in (tmp_path / "results").glob("*.json"))
    assert result["model"] == f"bm25 > llm:listwise:scripted:{replies} @ 3"
    replies.write_text("")
    assert invoke(*score, "-o", tmp_path / "more").code == 0  # the answer is kept
    assert b"answers: " in invoke("cache", "info").out
    assert invoke("cache", "clear", "answers").code == 0
    assert invoke(*score, "-o", tmp_path / "third").code == 2


def test_a_reranker_of_the_roles_file(invoke: Invoke, tmp_path: Path) -> None:
    task, replies = tmp_path / "math_numerical" / "task.py", tmp_path / "rerank.jsonl"
    task.parent.mkdir()
    task.write_text(TASK + "assert tail_mean([], 3) == 0.0\nassert tail_mean([3, 5], 0) == 0.0\n")
    assert invoke("build", task, "-o", tmp_path / "d", "--density", 2, "--jobs", 2, "-q").code == 0
    replies.write_text(json.dumps({"role": "reranker", "contains": "How sure?", "reply": {"percent": 40}}))
    (tmp_path / "own.v2.md").write_text("# System\n\nJudge.\n\n# User\n\nHow sure? ${query} ${document}\n")
    (tmp_path / "authors.toml").write_text(
        f'[roles.reranker]\nprovider = "scripted:{replies}"\nmodel = "judge-1"\nfamily = "own"\n'
        'prompt = "own.v2.md"\nmax_output_tokens = 77\nsampling = {temperature = 0}\n'
    )
    score = ("score", tmp_path / "d", "--system", "bm25", "--depth", 3, "-o", tmp_path / "results")
    end = invoke(*score, "--rerank", "llm:pointwise", "--authors", tmp_path / "authors.toml")
    assert end.code == 0, end.err
    (result,) = (json.loads(path.read_bytes()) for path in (tmp_path / "results").glob("*.json"))
    assert result["model"] == "bm25 > llm:pointwise:judge-1 @ 3"
    recipe = result["recipe"]["reranker"]["recipe"]
    assert recipe["prompt"].startswith("own.v2@")
    assert (recipe["max_output_tokens"], recipe["sampling"]) == (77, {"temperature": 0})

    for reranker, authors, message in (
        ("llm:gpt-x", True, "llm:gpt-x and --authors both name a model; leave one of them out"),
        ("llm", False, "llm names no model; write llm:MODEL, or give --authors"),
        ("llm:pointwise", False, "names no model; write llm:pointwise:MODEL, or give --authors"),
    ):
        more = ("--authors", tmp_path / "authors.toml") if authors else ()
        end = invoke(*score, "--rerank", reranker, *more)
        assert end.code == 2
        assert message in end.err
