"""`execretrieval draft`: tasks, solutions and distractors written by models."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from execretrieval.cli.money import Dollars
from execretrieval.errors import InputError

if TYPE_CHECKING:
    from execretrieval.registry.authoring.roles import Authors, ModelRole, RoleName
    from execretrieval.registry.authoring.stage import Item


run_argument = click.argument("folder", metavar="RUN", type=click.Path(path_type=Path, file_okay=False))
authors_option = click.option(
    "--authors", required=True, type=click.Path(path_type=Path), help="TOML file of roles and their models."
)
same_family_option = click.option(
    "--same-family",
    is_flag=True,
    help="Let author and solver be of one family; every row records it.",
)
provider_option = click.option(
    "--provider", help="In place of the provider in --authors; scripted:FILE answers from a file."
)
prices_option = click.option(
    "--prices", type=click.Path(path_type=Path), help="TOML file of prices that go before the known ones."
)
max_cost_option = click.option(
    "--max-cost", type=Dollars(), help="Send nothing if this run may come to cost more, in USD."
)
quiet_option = click.option("-q", "--quiet", is_flag=True, help="Show no progress.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")


def plan_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that every `plan` has."""
    options = (
        run_argument,
        authors_option,
        same_family_option,
        provider_option,
        prices_option,
        max_cost_option,
        json_option,
    )
    for option in reversed(options):
        command = option(command)
    return command


@click.group()
def draft() -> None:
    """Have models write tasks, solutions and distractors.

    First `plan`, which sends nothing and says what it may cost. Then either `run`, which asks one by one, or
    `submit` and, when the provider is done, `collect`, which is cheaper. All of them can be stopped and given
    again: what was answered is kept in the folder RUN and not asked, or paid, again.

    \b
    Example:
      execretrieval draft tasks plan runs/tasks --authors authors.toml -n 20 --domain geometry
      execretrieval draft tasks run runs/tasks --max-cost 1
      execretrieval draft solutions plan runs/solutions --authors authors.toml --rows runs/tasks/rows.jsonl
    """


@draft.group()
def tasks() -> None:
    """Write names and requests of new tasks (role task_author).

    \b
    Example:
      execretrieval draft tasks plan runs/tasks --authors authors.toml -n 20 --domain geometry
    """


@tasks.command("plan")
@plan_options
@click.option(
    "-n", "n", type=click.IntRange(1, 2000), default=20, show_default=True, help="Tasks per domain."
)
@click.option("--domain", "domains", multiple=True, help="Only this domain; repeatable. [default: all ten]")
@click.option(
    "--taken",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Rows or tasks (JSONL) whose function names must not come again; repeatable.",
)
def plan_tasks(n: int, domains: tuple[str, ...], taken: tuple[Path, ...], **options: Any) -> None:
    """Plan the writing of tasks into the folder RUN; send nothing.

    \b
    Example:
      execretrieval draft tasks plan runs/tasks --authors authors.toml -n 20 --domain geometry
    """
    from execretrieval.registry import DOMAINS
    from execretrieval.registry.authoring import tasks as stage

    wanted = domains or DOMAINS
    for domain in wanted:
        if domain not in DOMAINS:
            raise click.BadParameter(f"{domain!r} is no domain; there are {', '.join(DOMAINS)}")
    names = sorted({name for path in taken for name in _function_names(path)})
    settings = {"n": n, "domains": list(wanted), "taken": names}

    def items(_: ModelRole, __: Authors) -> Iterable[Item]:
        return stage.items(wanted, n, names)

    _plan("tasks", "task_author", items, settings, **options)


@draft.group()
def solutions() -> None:
    """Write a solution and its tests for each row (role solution_author).

    \b
    Example:
      execretrieval draft solutions plan runs/solutions --authors authors.toml --rows runs/tasks/rows.jsonl
    """


@solutions.command("plan")
@plan_options
@click.option(
    "--rows", required=True, type=click.Path(path_type=Path), help="rows.jsonl of a run of `draft tasks`."
)
def plan_solutions(rows: Path, **options: Any) -> None:
    """Plan the writing of solutions into the folder RUN; send nothing.

    \b
    Example:
      execretrieval draft solutions plan runs/solutions --authors authors.toml --rows runs/tasks/rows.jsonl
    """
    from execretrieval.registry.authoring import read_registry
    from execretrieval.registry.authoring import solutions as stage

    registry = read_registry(rows)

    def items(role: ModelRole, authors: Authors) -> Iterable[Item]:
        return stage.items(registry, role, same_family=authors.same_family)

    _plan("solutions", "solution_author", items, {}, source=rows, **options)


@draft.group()
def distractors() -> None:
    """Write copies of solutions with one bug each (role distractor_author).

    \b
    Example:
      execretrieval draft distractors plan runs/bugs --authors authors.toml --tasks runs/solutions/tasks.jsonl
    """


@distractors.command("plan")
@plan_options
@click.option(
    "--tasks", "source", required=True, type=click.Path(path_type=Path), help="Tasks, as `build` takes."
)
@click.option("-n", "n", type=click.IntRange(1, 20), default=6, show_default=True, help="Copies per task.")
def plan_distractors(source: Path, n: int, **options: Any) -> None:
    """Plan the writing of distractors into the folder RUN; send nothing.

    \b
    Example:
      execretrieval draft distractors plan runs/bugs --authors authors.toml --tasks runs/solutions/tasks.jsonl
    """
    from execretrieval.registry import load_tasks
    from execretrieval.registry.authoring import distractors as stage

    loaded = load_tasks([source])

    def items(_: ModelRole, __: Authors) -> Iterable[Item]:
        return stage.items(loaded, n)

    _plan("distractors", "distractor_author", items, {"n": n}, source=source, **options)


def _function_names(path: Path) -> Iterable[str]:
    from execretrieval.registry import load_tasks
    from execretrieval.registry.authoring import read_registry

    try:
        return [row["function_name"] for row in read_registry(path)]
    except InputError:
        return [task.function_name for task in load_tasks([path])]


def _plan(
    stage_name: str,
    role_name: RoleName,
    items: Callable[[ModelRole, Authors], Iterable[Item]],
    settings: dict[str, Any],
    *,
    folder: Path,
    authors: Path,
    same_family: bool,
    provider: str | None,
    prices: Path | None,
    max_cost: Decimal | None,
    as_json: bool,
    source: Path | None = None,
) -> None:
    from execretrieval.cli import drafting
    from execretrieval.registry.authoring import STAGES, load_authors, load_prompt, plan_run, read_costs

    who = load_authors(authors, same_family=same_family, provider=provider)
    role = who.role(role_name, authors)
    left_out = plan_run(
        folder,
        STAGES[stage_name],
        role,
        load_prompt(role_name, role.prompt),
        items(role, who),
        settings={**settings, "same_family": who.same_family},
        earlier=[] if source is None else read_costs(source),
    )
    drafting.show_plan(folder, prices, max_cost, left_out, as_json=as_json)


def _add_verbs(group: click.Group) -> None:
    """Give a stage the commands that only need the folder."""
    stage = str(group.name)

    @group.command(help=f"Ask one by one what RUN has planned and write its rows.{_example(stage, 'run')}")
    @run_argument
    @click.option("--jobs", type=click.IntRange(1, 64), default=4, show_default=True, help="Calls at a time.")
    @prices_option
    @max_cost_option
    @quiet_option
    @json_option
    def run(**options: Any) -> None:
        from execretrieval.cli import drafting

        drafting.run(stage, **options)

    @group.command(help=f"Send what RUN has planned as batches.{_example(stage, 'submit')}")
    @run_argument
    @prices_option
    @max_cost_option
    @json_option
    def submit(**options: Any) -> None:
        from execretrieval.cli import drafting

        drafting.submit(stage, **options)

    @group.command(help=f"Say how far RUN and its batches are.{_example(stage, 'status')}")
    @run_argument
    @prices_option
    @json_option
    def status(**options: Any) -> None:
        from execretrieval.cli import drafting

        drafting.status(stage, **options)

    @group.command(
        help=f"Take what ended batches of RUN hold and write its rows.{_example(stage, 'collect')}"
    )
    @run_argument
    @prices_option
    @json_option
    def collect(**options: Any) -> None:
        from execretrieval.cli import drafting

        drafting.collect(stage, **options)


def _example(stage: str, verb: str) -> str:
    return f"\n\n\b\nExample:\n  execretrieval draft {stage} {verb} runs/{stage}"


for _group in (tasks, solutions, distractors):
    _add_verbs(_group)
