"""What docs/llm.md shows runs as it stands there."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from execretrieval.registry.authoring.roles import load_authors

DOC = (Path(__file__).resolve().parents[2] / "docs" / "llm.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", DOC, re.DOTALL | re.MULTILINE)


def test_the_tour_without_a_key(
    invoke: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for _, text in BLOCKS:
        if name := re.match(r"# ([\w.]+)\n", text):
            (tmp_path / name[1]).write_text(text[name.end() :])
    (commands,) = [text for _, text in BLOCKS if text.startswith("execretrieval draft")]
    for line in commands.splitlines():
        end = invoke(*shlex.split(line)[1:])
        assert end.code == 0, (line, end.err)
    text = end.out.decode()
    assert "not-a-mutant" in text
    assert "families: 1, distractors: 1" in text


def test_the_roles_that_are_shown_can_be_read(tmp_path: Path) -> None:
    shown = [text for kind, text in BLOCKS if kind == "toml" and "[roles." in text]
    assert len(shown) == 2
    for text in shown:
        (tmp_path / "authors.toml").write_text(text)
        assert load_authors(tmp_path / "authors.toml").roles


def test_the_price_that_is_shown_can_be_read(tmp_path: Path) -> None:
    from execretrieval.llm import Prices

    (text,) = [text for kind, text in BLOCKS if kind == "toml" and "[[model]]" in text]
    (tmp_path / "prices.toml").write_text(text)
    assert Prices(tmp_path / "prices.toml").of("openai", "qwen3-coder", "http://127.0.0.1:8000/v1")


def test_every_model_that_is_named_has_a_known_price() -> None:
    from execretrieval.llm import Prices

    for model in set(re.findall(r"\b(?:gpt|claude)-[\w.-]+[\w]", DOC)):
        provider = "anthropic" if model.startswith("claude") else "openai"
        assert Prices().of(provider, model), model


def test_every_option_that_is_named_exists() -> None:
    from click import Context

    from execretrieval.cli.build import build
    from execretrieval.cli.draft import draft
    from execretrieval.cli.mutate import mutate
    from execretrieval.cli.score import score

    options = {name for command in (build, mutate, score) for param in command.params for name in param.opts}
    for group in draft.commands.values():
        for command in group.commands.values():  # type: ignore[attr-defined]
            options |= {name for param in command.get_params(Context(command)) for name in param.opts}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", DOC))
    assert named <= options, named - options
