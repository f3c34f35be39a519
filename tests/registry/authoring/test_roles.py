"""Roles and prompts: no model sets its own exam, and none sees what its role may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from execretrieval.errors import InputError, UsageError
from execretrieval.registry.authoring import load_authors, load_prompt
from execretrieval.registry.authoring.prompts import VISIBLE

AUTHORS = """
[roles.task_author]
provider = "openai"
model = "gpt-a"
family = "gpt"

[roles.solution_author]
provider = "anthropic"
model = "claude-b"
family = "claude"
"""


@pytest.fixture(autouse=True)
def no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OPENAI_BASE_URL", "ANTHROPIC_BASE_URL"):
        monkeypatch.delenv(name, raising=False)


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "authors.toml"
    path.write_text(text)
    return path


def test_the_api_follows_from_provider_and_address(tmp_path: Path) -> None:
    own = load_authors(written(tmp_path, AUTHORS)).roles
    assert [role.api for role in own.values()] == ["responses", "messages"]
    assert [role.base_url for role in own.values()] == [None, None]
    local = AUTHORS.replace('model = "gpt-a"', 'model = "gpt-a"\nbase_url = "http://127.0.0.1:8000/v1/"')
    role = load_authors(written(tmp_path, local)).roles["task_author"]
    assert (role.api, role.base_url) == ("chat", "http://127.0.0.1:8000/v1")


def test_an_address_in_the_environment_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "http://127.0.0.1:1")
    monkeypatch.setenv("OPENAI_BASE_URL", "https://api.openai.com/v1/")
    roles = load_authors(written(tmp_path, AUTHORS)).roles
    assert roles["solution_author"].base_url == "http://127.0.0.1:1"
    assert roles["task_author"].base_url is None


@pytest.mark.parametrize("family", ["gpt", "GPT", " gpt "])
def test_author_and_solver_must_differ(tmp_path: Path, family: str) -> None:
    path = written(tmp_path, AUTHORS.replace('"claude"', f'"{family}"'))
    with pytest.raises(UsageError, match="task_author and solution_author are both of family 'gpt'"):
        load_authors(path)
    assert load_authors(path, same_family=True).same_family
    path = written(tmp_path, path.read_text() + "\n[separation]\nsame_family = true\n")
    assert load_authors(path).same_family


def test_further_pairs_must_differ_and_the_first_one_still_must(tmp_path: Path) -> None:
    pairs = '[separation]\ndistinct_families = [["task_author", "reranker"]]\n'
    judge = '[roles.reranker]\nprovider = "anthropic"\nmodel = "j"\nfamily = "claude"\n'
    assert set(load_authors(written(tmp_path, AUTHORS + judge + pairs)).roles) == {
        "task_author", "solution_author", "reranker",
    }  # fmt: skip
    with pytest.raises(UsageError, match="task_author and reranker are both of family 'gpt'"):
        load_authors(written(tmp_path, AUTHORS + judge.replace("claude", "gpt") + pairs))
    with pytest.raises(UsageError, match="task_author and solution_author are both of family 'gpt'"):
        load_authors(written(tmp_path, AUTHORS.replace('"claude"', '"gpt"') + judge + pairs))


def test_one_model_is_one_family_whatever_it_is_called(tmp_path: Path) -> None:
    path = written(tmp_path, AUTHORS.replace("claude-b", "gpt-a"))
    with pytest.raises(UsageError, match="are the same model 'gpt-a' in two families"):
        load_authors(path)


def test_another_address_does_not_change_the_family(tmp_path: Path) -> None:
    text = AUTHORS.replace('"claude"', '"gpt"').replace(
        'model = "claude-b"', 'model = "claude-b"\nbase_url = "http://127.0.0.1:1"'
    )
    with pytest.raises(UsageError, match="no model may set its own exam"):
        load_authors(written(tmp_path, text))


def test_mutators_are_no_model(tmp_path: Path) -> None:
    authors = load_authors(written(tmp_path, AUTHORS + '[roles.distractor_author]\nkind = "mutators"\n'))
    assert set(authors.roles) == {"task_author", "solution_author"}
    with pytest.raises(InputError, match=r"gives no model in \[roles.distractor_author\]"):
        authors.role("distractor_author", "authors.toml")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('family = "gpt"', "", "roles.task_author.family: is missing"),
        ('family = "gpt"', 'family = " "', "roles.task_author.family: is missing"),
        ('family = "gpt"', 'family = "gpt"\ncolour = 1', "roles.task_author.colour: is not a known key"),
        (
            'family = "gpt"',
            'family = "gpt"\napi = "messages"',
            "task_author.api: must be one of responses, chat",
        ),
        (
            'family = "gpt"',
            'family = "gpt"\nmax_output_tokens = "9"',
            "max_output_tokens: is of the wrong type",
        ),
        (
            'family = "gpt"',
            'family = "gpt"\noutput = "yaml"',
            "task_author.output: must be one of schema, tool, prompt",
        ),
        ('family = "gpt"', 'family = "gpt"\nbase_url = "http://me:pw@127.0.0.1"', "must not hold a password"),
        (
            "[roles.task_author]",
            "[separation]\nevaluated_families_excluded = true\n[roles.task_author]",
            "separation.evaluated_families_excluded: is not a known key",
        ),
        (
            "[roles.task_author]",
            '[separation]\ndistinct_families = [["task_author", "poet"]]\n[roles.task_author]',
            "separation.distinct_families: must be a list of pairs of task_author, solution_author",
        ),
        ("[roles.task_author]", "[roles.poet]", "roles.poet: is no role; there are task_author"),
        ("[roles.task_author]", "[role.task_author]", "role: is not a known table"),
        ("[roles.task_author]", "[roles.task_author", "is not TOML"),
    ],
)
def test_a_wrong_key_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = written(tmp_path, AUTHORS.replace(old, new))
    with pytest.raises(InputError, match=message) as error:
        load_authors(path)
    assert str(error.value).startswith(str(path))


def test_an_unknown_provider_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, AUTHORS.replace('"openai"', '"oracle"'))
    with pytest.raises(UsageError, match="no provider 'oracle'; there are openai, anthropic, scripted:FILE"):
        load_authors(path)


@pytest.mark.parametrize("role", sorted(VISIBLE))
def test_a_shipped_prompt_shows_all_that_its_role_may_see_and_nothing_else(role: str) -> None:
    values = {name: f"<<{name}>>" for names in VISIBLE.values() for name in names}
    values |= {"tests": "<<tests>>", "test_suite": "<<test_suite>>"}
    text = "\n".join(load_prompt(role).render(values))
    assert {name for name in values if f"<<{name}>>" in text} == VISIBLE[role]


def test_a_value_is_never_looked_into() -> None:
    prompt = load_prompt("solution_author")
    _, user = prompt.render({"function_name": "f", "query": "$domain ${tests} $", "domain": "geometry"})
    assert "$domain ${tests} $" in user


def test_the_distractor_prompt_names_the_six_and_forbids_the_seventh() -> None:
    from execretrieval.mutators import OPERATORS

    system = load_prompt("distractor_author").system
    assert all(f"`{operator.name}`" in system for operator in OPERATORS)
    assert "Never write another algorithm (the kind called `wrong_semantics`)" in system
    assert "127 of 400" in system


def test_a_prompt_of_ones_own_may_ask_for_no_more(tmp_path: Path) -> None:
    path = tmp_path / "mine.v3.md"
    path.write_text("# System\n\nBe brief.\n\n# User\n\n${canonical}\n")
    prompt = load_prompt("distractor_author", path)
    assert prompt.id == "mine.v3"
    assert prompt.render({"canonical": "code"}) == ("Be brief.", "code")
    path.write_text("# System\n\nBe brief.\n\n# User\n\n${canonical} ${tests}\n")
    with pytest.raises(InputError, match=r"asks for \$\{tests\}; a distractor_author may see canonical, n"):
        load_prompt("distractor_author", path)
    path.write_text("# System\n\nIt costs $5.\n\n# User\n\n${canonical}\n")
    with pytest.raises(InputError, match=r"write `\$\$` for a dollar sign"):
        load_prompt("distractor_author", path)
    path.write_text("Write bugs: ${canonical}\n")
    with pytest.raises(InputError, match="needs a section `# System`"):
        load_prompt("distractor_author", path)


def test_another_text_is_another_version(tmp_path: Path) -> None:
    path = tmp_path / "mine.v3.md"
    versions = set()
    for word in ("brief", "kind"):
        path.write_text(f"# System\n\nBe {word}.\n\n# User\n\n${{canonical}}\n")
        versions.add(load_prompt("distractor_author", path).version)
    assert len(versions) == 2
