from __future__ import annotations

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
