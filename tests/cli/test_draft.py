"""The whole path at the command line: models behind a loopback server, and a dataset at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import models_at_work
import pytest
from wire_server import WireServer

Invoke = Callable[..., Any]

AUTHORS = """
[roles.task_author]
provider = "openai"
model = "gpt-author"
family = "gpt"
api = "responses"

[roles.solution_author]
provider = "anthropic"
model = "claude-solver"
family = "claude"
max_output_tokens = 4000

[roles.distractor_author]
provider = "openai"
model = "gpt-bugs"
family = "gpt"
api = "chat"
"""
PRICES = "".join(
    f"""
[[model]]
provider = "{provider}"
model = "{model}"
input = "{given}"
output = "{made}"
cached_input = "0.5"
batch_multiplier = "0.5"
as_of = "2026-11-01"
source = "a test"
"""
    for provider, model, given, made in (
        ("openai", "gpt-author", 2, 10),
        ("anthropic", "claude-solver", 3, 15),
        ("openai", "gpt-bugs", 1, 4),
    )
)


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "authors.toml").write_text(AUTHORS)
    (tmp_path / "prices.toml").write_text(PRICES)
    return tmp_path


def plan(invoke: Invoke, files: Path, stage: str, run: Path, *more: object) -> Any:
    end = invoke(
        "draft", stage, "plan", run, "--authors", files / "authors.toml", "--prices", files / "prices.toml",
        "--json", *more,
    )  # fmt: skip
    assert end.code == 0, end.err
    return json.loads(end.out)


def answer_all(invoke: Invoke, files: Path, stage: str, run: Path, way: str) -> Any:
    prices = ("--prices", files / "prices.toml")
    if way == "direct":
        end = invoke("draft", stage, "run", run, "--json", "-q", *prices)
    else:
        assert invoke("draft", stage, "submit", run, *prices).code == 0
        assert invoke("draft", stage, "collect", run, *prices).code == 1  # still working at the first poll
        end = invoke("draft", stage, "collect", run, "--json", *prices)
    assert end.code == 0, end.err
    return json.loads(end.out)


def draft_all(invoke: Invoke, files: Path, way: str) -> dict[str, Any]:
    """Go through the three stages and return what each said at its end."""
    root = files / way
    said: dict[str, Any] = {}
    domains = [part for name in models_at_work.DOMAINS for part in ("--domain", name)]
    plan(invoke, files, "tasks", root / "tasks", "-n", 10, *domains)
    said["tasks"] = answer_all(invoke, files, "tasks", root / "tasks", way)
    plan(invoke, files, "solutions", root / "solutions", "--rows", root / "tasks" / "rows.jsonl")
    said["solutions"] = answer_all(invoke, files, "solutions", root / "solutions", way)
    tasks = root / "solutions" / "tasks.jsonl"
    plan(invoke, files, "distractors", root / "bugs", "--tasks", tasks, "-n", 10)
    said["distractors"] = answer_all(invoke, files, "distractors", root / "bugs", way)
    return said


def build(invoke: Invoke, root: Path, name: str, *more: object) -> Any:
    end = invoke(
        "build", root / "solutions" / "tasks.jsonl", "--distractors", root / "bugs" / "candidates.jsonl",
        "-o", root / name, "--density", 2, "--json", "-q", "--jobs", 2,
        "--cache", root.parent / "cache.sqlite", *more,
    )  # fmt: skip
    assert end.code == 0, end.err
    return json.loads(end.out)


def content(folder: Path) -> dict[str, bytes]:
    """The bytes of a dataset, but for what may differ between equal builds."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "provenance.json"}


@pytest.mark.usefixtures("clients_are_closed")
def test_twenty_tasks_by_calls_and_by_batches_make_the_same_dataset(
    invoke: Invoke, files: Path, wire: WireServer
) -> None:
    wire.batch.polls = 1
    said = {way: draft_all(invoke, files, way) for way in ("direct", "batch")}
    for way in said:
        assert said[way]["tasks"]["rows"] == 20
        assert said[way]["solutions"]["rows"] == 20
        built = build(invoke, files / way, "dataset")
        assert built["families"] == 20
        assert invoke("validate", files / way / "dataset", "--jobs", 2, "-q").code == 0
    assert content(files / "direct" / "dataset") == content(files / "batch" / "dataset")
    end = invoke("score", files / "direct" / "dataset", "--system", "bm25", "-o", files / "results")
    assert end.code == 0, end.err

    # Worked out by hand: tokens of models_at_work, prices of PRICES, in USD per million.
    costs = {
        "tasks": 2 * (800 * 2 + 200 * Decimal("0.5") + 700 * 10),
        "solutions": 20 * (800 * 3 + 400 * 15),
        "distractors": 20 * (1200 * 1 + 900 * 4),
    }
    for way, factor in (("direct", Decimal(1)), ("batch", Decimal("0.5"))):
        for stage, micro in costs.items():
            assert Decimal(said[way][stage]["cost_usd"]) == micro * factor / 1_000_000
        provenance = json.loads((files / way / "dataset" / "provenance.json").read_bytes())
        assert [stage["stage"] for stage in provenance["authoring"]] == list(costs)
        assert [stage["input_tokens"] for stage in provenance["authoring"]] == [2000, 16000, 24000]
        total = sum(Decimal(stage["cost_usd"]) for stage in provenance["authoring"])
        assert total == sum(costs.values()) * factor / 1_000_000
    assert all(n == 2 for n in wire.paid.values())  # once directly, once in a batch


def test_the_table_counts_what_a_model_got_wrong(invoke: Invoke, files: Path, wire: WireServer) -> None:
    draft_all(invoke, files, "direct")
    built = build(invoke, files / "direct", "alone", "--no-mutators", "--allow-short")
    offered = sum(row["offered"] for row in built["offered"])
    rows = (files / "direct" / "bugs" / "candidates.jsonl").read_text().splitlines()
    assert offered == len(rows)
    for row in built["offered"]:
        outcomes = [row[key] for key in row if key not in {"author", "operator", "offered"}]
        assert row["author"] == "gpt-bugs"
        assert sum(outcomes) == row["offered"]
    totals = {key: sum(row[key] for row in built["offered"]) for key in ("other-operator", "not-a-mutant")}
    # Each of the twenty answers holds a copy under a wrong name, one with two edits, and the code itself.
    assert totals == {"other-operator": 20, "not-a-mutant": 40}
    reasons = {f["rule"] for f in built["findings"] if f["what"] == "distractor" and f["gate"] == "semantics"}
    assert reasons == {"other-operator", "not-a-mutant"}
