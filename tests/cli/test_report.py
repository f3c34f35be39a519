from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from execretrieval.cli import cli, run


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]):
    def call(*arguments: object) -> tuple[object, str, str]:
        with pytest.raises(SystemExit) as end:
            run(cli, [*map(str, arguments)], prog_name="execretrieval")
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return end.value.code, out, err

    return call


@pytest.fixture
def results(call, tmp_path: Path) -> Path:
    folder = tmp_path / "results"
    assert call("score", "core", "--system", "bm25", "-o", folder)[0] == 0
    return folder


def test_one_system_makes_a_page_and_figures(call, results: Path, tmp_path: Path) -> None:
    page, figures = tmp_path / "page.html", tmp_path / "figures"
    code, out, _ = call("report", results, "-o", page, "--figures", figures, "--title", "Mine & yours")
    assert code == 0
    text = page.read_text(encoding="utf-8")
    assert "<title>Mine &amp; yours</title>" in text
    assert "execretrieval score core --system bm25 -o results" in text
    names = {path.name for path in figures.iterdir()}
    assert out == f"wrote {page}\nwrote {len(names)} files into {figures}\n"
    stems = {name.rpartition(".")[0] for name in names}
    assert stems == {
        "leaderboard",
        "exec-at-1",
        "exec-at-k",
        "deception-by-operator",
        "deception-by-domain",
        "deception-by-edit-span",
        "rank-1",
    }
    for stem in stems - {"leaderboard"}:
        assert {f"{stem}.{kind}" for kind in ("svg", "pdf", "tex", "csv")} <= names
    assert (figures / "exec-at-k.pdf").read_bytes().startswith(b"%PDF-")
    assert call("report", results, "-o", page, "--figures", figures)[0] == 2


def test_without_its_extra_it_says_what_to_install(call, results: Path, tmp_path: Path, monkeypatch) -> None:
    for name in ("altair", "jinja2"):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, name, None)
            code, _, err = call("report", results, "-o", tmp_path / "page.html")
        assert code == 2
        assert err.endswith("needs the extra 'report': pip install 'execretrieval[report]'\n")
    assert not (tmp_path / "page.html").exists()


def test_help_ends_with_an_example(call) -> None:
    code, out, _ = call("report", "--help")
    assert code == 0
    assert "execretrieval report results -o report.html" in out[out.index("Example:") :]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"facts": {"truncated_queries": "x"}}, "not a result as `execretrieval score` writes it"),
        ({"deception": 5}, "not a result as `execretrieval score` writes it"),
        ({"cost": 5}, "/cost: must be a list, not a number"),
        ({"ks": []}, "/ks"),
    ],
)
def test_a_result_that_cannot_be_drawn_is_named(call, results: Path, tmp_path: Path, change, reason) -> None:
    file = results / "bm25.json"
    content = json.loads(file.read_bytes())
    content["per_query"] = content["per_query"][:5]
    file.write_text(json.dumps({**content, **change}))
    code, _, err = call("report", results, "-o", tmp_path / "page.html")
    assert code == 2
    assert reason in err
    assert str(file) in err
    assert not (tmp_path / "page.html").exists()


def test_results_are_not_overwritten_by_their_page(call, results: Path) -> None:
    file = results / "bm25.json"
    before = file.read_bytes()
    code, _, err = call("report", results, "-o", file)
    assert code == 2
    assert "choose another name with -o" in err
    assert file.read_bytes() == before


def test_results_nested_too_deeply(call, tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 100_000)
    for command in ("report", "leaderboard"):
        code, _, err = call(command, tmp_path / "deep.json")
        assert code == 2
        assert err.endswith("deep.json:1: is nested too deeply\n")
