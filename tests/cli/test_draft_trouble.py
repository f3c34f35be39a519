"""Drafting when things go wrong: keys, money, hostile answers; and what models must never see."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import models_at_work
import pytest
from wire_script import Fault
from wire_server import KEY, WireServer

Invoke = Callable[..., Any]

TASK_AUTHOR = '[roles.task_author]\nprovider = "openai"\nmodel = "gpt-a"\nfamily = "gpt"\n'
SOLVER = '[roles.solution_author]\nprovider = "anthropic"\nmodel = "claude-b"\nfamily = "claude"\n'
BUGS = '[roles.distractor_author]\nprovider = "openai"\nmodel = "gpt-c"\nfamily = "gpt"\n'


@pytest.fixture
def authors(tmp_path: Path) -> Path:
    path = tmp_path / "authors.toml"
    path.write_text(TASK_AUTHOR + SOLVER + BUGS)
    return path


@pytest.fixture
def rows(tmp_path: Path) -> Path:
    """Three registry rows of the library."""
    path = tmp_path / "rows.jsonl"
    made = [
        {
            "function_name": name,
            "query": task["query"],
            "domain": task["domain"],
            "task_author": {"family": "gpt", "model": "gpt-a"},
        }
        for name, task in list(models_at_work.library().items())[:3]
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in made))
    return path


@pytest.fixture
def planned(invoke: Invoke, authors: Path, rows: Path, tmp_path: Path, wire: WireServer) -> Path:
    end = invoke("draft", "solutions", "plan", tmp_path / "run", "--authors", authors, "--rows", rows)
    assert end.code == 0, end.err
    assert wire.log == []
    return tmp_path / "run"


@pytest.mark.parametrize("verb", ["run", "submit"])
def test_a_missing_key_is_one_clear_line(
    invoke: Invoke, planned: Path, verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY")
    monkeypatch.delenv("ANTHROPIC_BASE_URL")
    manifest = json.loads((planned / "manifest.json").read_text())
    (planned / "manifest.json").write_text(json.dumps({**manifest, "base_url": None}))
    end = invoke("draft", "solutions", verb, planned, "-q") if verb == "run" else invoke(
        "draft", "solutions", verb, planned
    )  # fmt: skip
    assert end.code == 2
    assert end.error == "Error: anthropic needs an API key in the environment variable ANTHROPIC_API_KEY"


@pytest.mark.usefixtures("clients_are_closed")
@pytest.mark.parametrize("verb", ["run", "submit"])
def test_a_wrong_key_is_one_clear_line(invoke: Invoke, planned: Path, verb: str, wire: WireServer) -> None:
    wire.key = "another"
    end = invoke("draft", "solutions", verb, planned)
    assert (end.code, end.error) == (
        2, "Error: the provider does not accept the key in ANTHROPIC_API_KEY (HTTP 401)"
    )  # fmt: skip


def test_a_key_of_another_name(invoke: Invoke, tmp_path: Path, rows: Path, wire: WireServer,
                               monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    monkeypatch.setenv("ANTHROPIC_API_KEY", "wrong")
    monkeypatch.setenv("MY_KEY", KEY)
    (tmp_path / "a.toml").write_text(SOLVER + 'api_key_env = "MY_KEY"\n')
    run = tmp_path / "mine"
    assert (
        invoke("draft", "solutions", "plan", run, "--authors", tmp_path / "a.toml", "--rows", rows).code == 0
    )
    assert invoke("draft", "solutions", "run", run, "-q").code == 0


def test_no_cost_limit_without_a_price(invoke: Invoke, planned: Path, wire: WireServer) -> None:
    for verb in ("run", "submit"):
        end = invoke("draft", "solutions", verb, planned, "--max-cost", "5")
        assert end.code == 2
        assert end.error.startswith("Error: what claude-b costs is not known, so --max-cost cannot be held")
    assert wire.log == []


def test_nothing_is_sent_above_the_limit(
    invoke: Invoke, planned: Path, wire: WireServer, tmp_path: Path
) -> None:
    price = 'input = "3"\noutput = "15"\ncached_input = "0.3"\nbatch_multiplier = "0.5"\n'
    (tmp_path / "p.toml").write_text(
        f'[[model]]\nprovider = "anthropic"\nmodel = "claude-b"\n{price}as_of = "2026"\nsource = "x"\n'
    )
    prices = ("--prices", tmp_path / "p.toml")
    plan = json.loads(invoke("draft", "solutions", "plan", planned, "--authors", tmp_path / "authors.toml",
                             "--rows", tmp_path / "rows.jsonl", "--json", *prices).out)  # fmt: skip
    assert plan["calls"] == 3
    assert plan["output_tokens_at_most"] == 3 * 3 * 16_000
    most = (plan["input_tokens_at_most"] * 3 + 144_000 * 15) / 1e6
    assert float(plan["direct_usd_at_most"]) == pytest.approx(most, abs=1e-12)
    assert float(plan["batch_usd_at_most"]) == pytest.approx(most / 2, abs=1e-12)
    end = invoke("draft", "solutions", "run", planned, "--max-cost", most / 1.5, *prices)
    assert end.code == 2
    assert "nothing was sent" in end.error
    assert wire.log == []
    # The same limit is enough for a batch, at half the price.
    assert invoke("draft", "solutions", "submit", planned, "--max-cost", most / 1.5, *prices).code == 0


def test_a_row_of_the_solvers_own_family_is_refused(
    invoke: Invoke, authors: Path, rows: Path, tmp_path: Path, wire: WireServer
) -> None:
    rows.write_text(rows.read_text().replace('"gpt"', '"Claude"'))
    plan = ("draft", "solutions", "plan", tmp_path / "run", "--authors", authors, "--rows", rows)
    end = invoke(*plan)
    assert end.code == 2
    assert "row 1 (sum_above_2) was written by family 'Claude'" in end.error
    assert invoke(*plan, "--same-family").code == 0
    assert invoke("draft", "solutions", "run", tmp_path / "run", "-q").code == 0
    made = [json.loads(line) for line in (tmp_path / "run" / "tasks.jsonl").read_text().splitlines()]
    assert [row["provenance"]["same_family"] for row in made] == [True] * 3


@pytest.mark.usefixtures("clients_are_closed")
def test_no_role_sees_what_it_must_not(
    invoke: Invoke, authors: Path, tmp_path: Path, wire: WireServer
) -> None:
    """Held on the bytes sent, direct ones and those of batches."""
    run, more = tmp_path / "tasks", tmp_path / "solutions"
    domains = [part for name in models_at_work.DOMAINS for part in ("--domain", name)]
    invoke("draft", "tasks", "plan", run, "--authors", authors, "-n", 10, *domains)
    assert invoke("draft", "tasks", "run", run, "-q").code == 0
    invoke("draft", "solutions", "plan", more, "--authors", authors, "--rows", run / "rows.jsonl")
    start = len(wire.log)
    assert invoke("draft", "solutions", "submit", more).code == 0
    assert invoke("draft", "solutions", "collect", more).code == 0
    library = models_at_work.library()
    (batch,) = wire.bodies("batches")
    assert len(batch["requests"]) == 20
    for entry in batch["requests"]:
        text = json.dumps(entry["params"])
        seen = [name for name in library if f"{name}" in text]
        assert len(seen) == 1
        assert [name for name in library if json.dumps(library[name]["query"])[1:-1] in text] == seen
        assert not any(operator in text for operator in ("wrong_comparison", "distractor", "off_by_one"))
    sent = b"".join(call.body for call in wire.log[:start])
    assert b"assert " not in sent
    assert b"return total" not in sent
    start = len(wire.log)
    bugs = tmp_path / "bugs"
    invoke("draft", "distractors", "plan", bugs, "--authors", authors, "--tasks", more / "tasks.jsonl")
    end = invoke("draft", "distractors", "run", bugs, "-q")
    assert end.code == 0, end.err
    sent = b"".join(call.body for call in wire.log[start:])
    assert len(wire.log) - start == 20
    for task in library.values():
        assert task["query"].encode() not in sent
        assert not any(json.dumps(test)[1:-1].encode() in sent for test in task["tests"])


def test_the_key_stands_nowhere(
    invoke: Invoke, authors: Path, rows: Path, tmp_path: Path, wire: WireServer
) -> None:
    """Whatever the server says, no file, no error and no log holds the key."""
    wire.answer = lambda asked: json.dumps({"decision": KEY, "canonical": KEY, "tests": [KEY]})
    wire.faults = [Fault(400, f"your key is {KEY}")]
    run = tmp_path / "run"
    said = []
    for verb, options in (("plan", ("--authors", authors, "--rows", rows)), ("run", ()), ("status", ())):
        end = invoke("draft", "solutions", verb, run, *options)
        said.append(end.out.decode() + end.err)
    said.append(invoke("draft", "solutions", "submit", run).err)
    wire.key = "another"
    said.append(invoke("draft", "solutions", "run", run).err)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {"manifest.json", "requests.jsonl", "failures.jsonl", "usage.json"} <= {
        path.name for path in files
    }
    assert not any(KEY.encode() in path.read_bytes() for path in files)
    assert not any(KEY in text for text in said)


@pytest.mark.usefixtures("clients_are_closed")
def test_a_model_that_is_asked_outside_a_run(invoke: Invoke, tmp_path: Path, wire: WireServer) -> None:
    """`mutate --llm`, and the reranker by the same way."""
    code = "def clipped(value, most):\n    return min(value, most) if value < most else most\n"
    (tmp_path / "one.py").write_text(code)
    copies = [{"operator": "wrong_comparison", "code": code.replace("<", ">")}]
    wire.answer = lambda asked: json.dumps({"distractors": copies})
    for model in ("openai/gpt-c", "anthropic/claude-b"):
        end = invoke("mutate", tmp_path / "one.py", "--llm", model, "--show", "list")
        assert end.code == 0, end.err
        assert b"wrong_comparison" in end.out
    assert len(wire.log) == 2
    kept = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert sum(path.name == "replies.jsonl" for path in kept) == 2  # in the user's cache folder
    assert not any(KEY.encode() in path.read_bytes() for path in kept)


def test_a_row_with_a_forged_family_fails_at_gate_one(
    invoke: Invoke, planned: Path, tmp_path: Path, wire: WireServer
) -> None:
    assert invoke("draft", "solutions", "run", planned, "-q").code == 0
    tasks = planned / "tasks.jsonl"
    tasks.write_text(tasks.read_text().replace('"family": "claude"', '"family": "gpt"'))
    end = invoke("build", tasks, "-o", tmp_path / "d", "--jobs", 2, "-q")
    assert end.code == 2
    assert "same-family" in end.out.decode()


@pytest.mark.usefixtures("clients_are_closed")
def test_a_batch_that_never_ends_says_so(invoke: Invoke, planned: Path, wire: WireServer) -> None:
    wire.batch.polls = 10**9
    invoke("draft", "solutions", "submit", planned)
    for _ in range(2):
        end = invoke("draft", "solutions", "collect", planned)
        assert end.code == 1
        assert "is in_progress (0 of 3 done); collect again later" in end.err
        assert "3 requests are not answered, 3 of them in batches under way" in end.err
    assert b"0 answered, 0 failed, 3 open" in invoke("draft", "solutions", "status", planned).out
    # Nothing is asked a second time meanwhile.
    assert invoke("draft", "solutions", "run", planned, "-q").code == 1
    assert wire.paid.total() == 0
    wire.batch.polls = 0
    assert invoke("draft", "solutions", "collect", planned).code == 0


def test_a_plan_stays_the_same_when_earlier_costs_become_known(
    invoke: Invoke, authors: Path, tmp_path: Path, wire: WireServer
) -> None:
    price = 'input = "1"\noutput = "1"\ncached_input = "1"\nbatch_multiplier = "1"\n'
    (tmp_path / "p.toml").write_text(
        f'[[model]]\nprovider = "openai"\nmodel = "gpt-a"\n{price}as_of = "2026"\nsource = "x"\n'
    )
    run, more = tmp_path / "tasks", tmp_path / "solutions"
    domain = models_at_work.DOMAINS[0]
    invoke("draft", "tasks", "plan", run, "--authors", authors, "-n", 10, "--domain", domain)
    costs = []
    for options in ((), ("--prices", tmp_path / "p.toml")):
        assert invoke("draft", "tasks", "run", run, "-q", *options).code == 0
        plan = ("draft", "solutions", "plan", more, "--authors", authors, "--rows", run / "rows.jsonl")
        assert invoke(*plan).code == 0
        assert invoke("draft", "solutions", "run", more, "-q").code == 0
        (first, _) = json.loads((more / "usage.json").read_text())["stages"]
        costs.append(first["cost_usd"])
    assert costs == [None, "0.0017"]  # 1000 tokens in and 700 out


def test_another_stages_folder_is_refused(invoke: Invoke, planned: Path, tmp_path: Path) -> None:
    end = invoke("draft", "tasks", "run", planned)
    assert end.error == f"Error: {planned}: holds a run of `draft solutions`, not of `draft tasks`"
    end = invoke("draft", "tasks", "run", tmp_path / "nowhere")
    assert end.error == f"Error: {tmp_path / 'nowhere'}: is no run; make one with `plan`"


def test_inputs_are_frozen_by_the_plan(invoke: Invoke, planned: Path) -> None:
    path = planned / "inputs.jsonl"
    path.write_text(path.read_text().replace("validation", "geometry").replace("limit", "bound"))
    end = invoke("draft", "solutions", "run", planned, "-q")
    assert end.code == 2
    assert end.error.endswith("inputs.jsonl: was changed after it was planned; plan another run")
