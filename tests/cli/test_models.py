from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from execretrieval.cli import run
from execretrieval.cli.cache import cache
from execretrieval.cli.models import models


def test_list_and_show_agree():
    lines = CliRunner().invoke(models, ["list", "--json"]).stdout.splitlines()
    rows = [json.loads(line) for line in lines]
    assert len(rows) >= 25
    shown = json.loads(CliRunner().invoke(models, ["show", "voyage-code-3"]).stdout)
    assert shown.pop("system") == "voyage:voyage-code-3"
    assert shown in rows
    table = CliRunner().invoke(models, ["list"]).stdout.splitlines()
    assert len(table) == len(rows) + 1
    unconfirmed = [line for line in table if line.endswith("?")]
    assert len(unconfirmed) == sum(row["checked"] is None for row in rows)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["show", "nope"], "no model 'nope' in the registry"),
        (["check", "bm25"], "bm25 is no embedding model"),
    ],
)
def test_what_is_no_model(arguments, message, capsys):
    with pytest.raises(SystemExit) as caught:
        run(models, arguments)
    assert caught.value.code == 2
    assert message in capsys.readouterr().err


def test_check_shows_what_is_sent():
    pytest.importorskip("wordllama", reason="the extra `static` is not installed")
    found = CliRunner().invoke(models, ["check", "static:l2_supercat"])
    assert found.exit_code == 0, found.output
    assert "query as sent: 'The largest number of a list.'" in found.stdout
    assert "dimensions: 256" in found.stdout


def test_caches_are_shown_and_cleared(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = tmp_path / "execretrieval"
    assert "none yet" in CliRunner().invoke(cache, ["info"]).stdout
    for name in ("embeddings.sqlite", "embeddings.sqlite-wal", "verdicts.sqlite"):
        (folder / name).write_bytes(b"x" * 1_000_000)
    lines = CliRunner().invoke(cache, ["info"]).stdout.splitlines()
    assert lines[0].endswith("embeddings.sqlite, 2.0 MB")
    assert CliRunner().invoke(cache, ["clear", "embeddings"]).stdout.startswith("removed")
    assert [path.name for path in folder.iterdir()] == ["verdicts.sqlite"]
    assert "was not there" in CliRunner().invoke(cache, ["clear", "embeddings"]).stdout
