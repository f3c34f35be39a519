"""The demo, on two tasks of each domain."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from execretrieval.cli import cli, run
from execretrieval.cli.demo import _tasks
from execretrieval.registry.load import BUNDLED

pytest.importorskip("wordllama")


def test_tasks_are_chosen_within_each_domain() -> None:
    assert _tasks(10_000) == ()
    chosen = _tasks(1)
    assert len(chosen) == len({Path(file).parent for file in chosen}) == 10
    assert set(chosen) < set(_tasks(2))
    assert all(Path(file).is_relative_to(BUNDLED) for file in chosen)


def test_the_demo_ends_with_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "demo"
    with pytest.raises(SystemExit) as end:
        run(cli, ["demo", "-o", str(folder), "--per-domain", "1"], prog_name="execretrieval")
    out, err = capsys.readouterr()
    assert end.value.code == 0, err
    assert out.endswith(f"report:  {folder / 'report.html'}\n")
    systems = tomllib.loads((folder / "systems.toml").read_text())["system"]
    names = [system.get("name") or system["system"] for system in systems]
    results = [json.loads(path.read_bytes()) for path in sorted((folder / "results").glob("*.json"))]
    assert {each["model"] for each in results if "model" in each} == set(names)
    assert len(names) == 6
    ablated = {row["system"] for each in results if "ablation" in each for row in each["conditions"]}
    assert ablated == {"bm25", "bm25:words", "static:l2_supercat", "hybrid"}
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "codes and tests are not shown" not in page
    for name in names:
        assert name in page
    with pytest.raises(SystemExit) as end:
        run(cli, ["demo", "-o", str(tmp_path)], prog_name="execretrieval")
    assert end.value.code == 2
