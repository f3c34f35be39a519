"""The pages of the reference are what the code gives, and every page can be reached."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import click
import pytest

from execretrieval.cli import COMMANDS, cli
from execretrieval.mutators import OPERATORS

DOCS = Path(__file__).resolve().parent.parent / "docs"
PARTS = ("mutators", "registry", "runner", "builder", "datasets", "retrievers", "scorer", "schemas")


@pytest.fixture(scope="module")
def generate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def drifted(pages: dict[str, str]) -> list[str]:
    return [name for name, text in pages.items() if (DOCS / name).read_text(encoding="utf-8") != text]


def test_generated_pages_are_up_to_date(generate: ModuleType) -> None:
    assert drifted(generate.pages()) == [], "run: python docs/generate.py"


def add_an_option(patch: pytest.MonkeyPatch) -> None:
    command = cli.get_command(click.Context(cli), "compare")
    assert command is not None
    patch.setattr(command, "params", [*command.params, click.Option(["--new"], help="New.")])


def change_an_operator(patch: pytest.MonkeyPatch) -> None:
    operator = type(OPERATORS[0])
    first, *others = operator.examples
    patch.setattr(operator, "examples", (first._replace(before=first.before + "  # changed"), *others))


@pytest.mark.parametrize(
    ("change", "page"),
    [(add_an_option, "reference/cli.md"), (change_an_operator, "reference/operators.md")],
)
def test_a_change_without_its_page_is_found(
    generate: ModuleType, change: Callable[[pytest.MonkeyPatch], None], page: str
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        change(patch)
        assert drifted(generate.pages()) == [page]


def test_the_reference_names_every_command_and_operator() -> None:
    commands = (DOCS / "reference" / "cli.md").read_text(encoding="utf-8")
    for name in COMMANDS:
        assert f"\n## execretrieval {name}\n" in commands
    operators = (DOCS / "reference" / "operators.md").read_text(encoding="utf-8")
    for operator in OPERATORS:
        assert f"\n## {operator.name}\n" in operators
        for rule in operator.rules:
            assert f"\n### {rule}\n" in operators


def test_the_reference_holds_every_part_that_has_an_api() -> None:
    api = (DOCS / "reference" / "api.md").read_text(encoding="utf-8")
    for part in PARTS:
        assert f".. automodule:: execretrieval.{part}\n" in api


def test_links_between_pages_lead_somewhere() -> None:
    for page in DOCS.rglob("*.md"):
        if "_build" in page.parts:
            continue
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_command_that_a_page_shows_exists() -> None:
    """How-to pages name files that are not there, so their commands are read and not run."""
    for page in [*(DOCS / "how-to").glob("*.md"), DOCS / "tutorial.md", DOCS.parent / "README.md"]:
        text = page.read_text(encoding="utf-8")
        for line in re.findall(r"^(?:\$ )?execretrieval (.+)$", text, re.MULTILINE):
            words = line.split()
            command: click.Command | None = cli.get_command(click.Context(cli), words.pop(0))
            if isinstance(command, click.Group):
                command = command.get_command(click.Context(command), words.pop(0))
            assert command is not None, f"{page.name}: {line}"
            known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
            used = {word for word in words if word.startswith("-")}
            assert used <= known, f"{page.name}: {line}"
