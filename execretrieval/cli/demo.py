"""`demo`: the main job on the bundled tasks, from tasks to a page."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import click

from execretrieval.errors import MissingExtraError, OutputError

MARKER = ".execretrieval-demo"
DENSE = "static:l2_supercat"
DRAWS = 3
PER_DOMAIN = 15
"""So that all of it takes less than five minutes on two cores, however many tasks are bundled."""
DEPTH = 10
"""Candidates that execution tries per query."""


@click.command()
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    default="execretrieval-demo",
    show_default=True,
    help="Folder to write; one of an earlier demo is replaced.",
)
@click.option(
    "--per-domain",
    type=click.IntRange(min=1),
    default=PER_DOMAIN,
    show_default=True,
    help="Bundled tasks to take of each domain; where there are more, a hash of the name chooses.",
)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes that run code. [default: one per core]")
@click.pass_context
def demo(ctx: click.Context, output: Path, per_domain: int, jobs: int | None) -> None:
    """Build a dataset from the bundled tasks, validate it, score six systems on it and report.

    The systems are both BM25s, a dense model (extra `static`), a hybrid of both kinds, and the first and the
    last of these with execution as a reranker. The page takes the extra `report`.

    \b
    Example:
      execretrieval demo -o my-demo
    """
    from execretrieval.cli.ablate import density
    from execretrieval.cli.build import build, validate
    from execretrieval.cli.report import report
    from execretrieval.cli.score import leaderboard, score

    _claim(output)
    dataset, results, cache = output / "dataset", output / "results", output / "verdicts.sqlite"
    click.echo("Building the dataset from the bundled tasks")
    ctx.invoke(
        build,
        tasks=_tasks(per_domain),
        output=dataset,
        density=(4,),
        jobs=jobs,
        cache=cache,
        allow_unsandboxed=True,  # they come with the package
    )
    click.echo("\nValidating it: the five gates again, from the files alone")
    ctx.invoke(
        validate,
        folder=str(dataset),
        jobs=jobs,
        cache=output / "validation.sqlite",
        allow_unsandboxed=True,  # it was just made of the bundled tasks
    )
    click.echo("\nScoring six systems")
    dense = _dense()
    ranked, systems = output / "ranked.toml", output / "systems.toml"
    ranked.write_text(_ranked(dense), encoding="utf-8")
    systems.write_text(_ranked(dense) + _executed(dense), encoding="utf-8")
    shared = {"dataset": str(dataset), "embeddings": output / "embeddings.sqlite", "jobs": jobs}
    ctx.invoke(score, systems_file=systems, output=results, **shared)
    click.echo()
    ctx.invoke(leaderboard, results=(str(results),))
    click.echo("\nVarying how many distractors stand beside each correct function")
    ctx.invoke(density, systems_file=ranked, draws=DRAWS, output=results / "density.json", **shared)
    click.echo("\nReporting")
    page = output / "report.html"
    try:
        ctx.invoke(report, results=(results,), output=page, dataset=str(dataset))
    except MissingExtraError as missing:
        click.echo(str(missing), err=True)
    click.echo(f"\ndataset: {dataset}\nsystems: {systems}\nresults: {results}")
    if page.exists():
        click.echo(f"report:  {page}")


def _tasks(per_domain: int) -> tuple[str, ...]:
    """Return the files of the bundled tasks to take; none, which stands for all, where none is left out."""
    from execretrieval.registry.load import BUNDLED

    domains = [sorted(folder.glob("*.py")) for folder in sorted(BUNDLED.iterdir()) if folder.is_dir()]
    if all(len(files) <= per_domain for files in domains):
        return ()
    ordered = [sorted(files, key=lambda file: sha256(file.name.encode()).digest()) for files in domains]
    return tuple(sorted(str(file) for files in ordered for file in files[:per_domain]))


def _dense() -> str | None:
    """Return the dense model, None where its extra is not installed."""
    if find_spec("wordllama") is not None:
        return DENSE
    click.echo(f"{MissingExtraError('static', 'the dense model')}; going on without it", err=True)
    return None


def _ranked(dense: str | None) -> str:
    """Return the file of the systems that only rank."""
    names = ["bm25", "bm25:words", *([dense] if dense else [])]
    parts = [f'[[system]]\nsystem = "{name}"\n' for name in names]
    return "\n".join([*parts, f'[[system]]\nname = "hybrid"\n{_fuse(dense)}'])


def _executed(dense: str | None) -> str:
    """Return what the file of all systems has besides: those that run code."""
    stages = {"bm25 + execution": 'system = "bm25"\n', "hybrid + execution": _fuse(dense)}
    tables: Sequence[str] = [
        f'\n[[system]]\nname = "{name}"\n{stage}rerank = "execution"\ndepth = {DEPTH}\n'
        for name, stage in stages.items()
    ]
    return "".join(tables)


def _fuse(dense: str | None) -> str:
    return f'fuse = ["bm25", "{dense or "bm25:words"}"]\n'


def _claim(folder: Path) -> None:
    """Make the folder ready: one that an earlier demo made is emptied, any other must be empty."""
    marker = folder / MARKER
    if folder.exists() and any(folder.iterdir()) and not marker.exists():
        raise OutputError(f"{folder} is not empty and not of an earlier demo; choose another with -o")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.iterdir():  # the folder itself stays: it may be the current one, or a link
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
        marker.touch()
    except OSError as error:
        raise OutputError(f"{folder}: {error.strerror}") from error
