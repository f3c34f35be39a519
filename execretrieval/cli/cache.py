"""`execretrieval cache`: what is kept between runs."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def cache() -> None:
    """Show, clear and export what is kept between runs: vectors, verdicts and the answers of models.

    \b
    Example:
      execretrieval cache info
    """


@cache.command()
def info() -> None:
    """Say where the caches are and how large.

    \b
    Example:
      execretrieval cache info
    """
    from execretrieval.registry.authoring.asking import default_answers_path as answers
    from execretrieval.retrievers.vectorcache import default_cache_path as vectors
    from execretrieval.runner import default_cache_path as verdicts

    for name, path in (("embeddings", vectors()), ("verdicts", verdicts()), ("answers", answers())):
        size = sum(each.stat().st_size for each in _files(path))
        click.echo(f"{name}: {path}, {size / 1e6:.1f} MB" if size else f"{name}: {path}, none yet")


@cache.command()
@click.argument("kind", type=click.Choice(["embeddings", "verdicts", "answers"]))
def clear(kind: str) -> None:
    """Remove one of the caches; what it held is paid for or run again.

    \b
    Example:
      execretrieval cache clear embeddings
    """
    from execretrieval.errors import OutputError
    from execretrieval.registry.authoring.asking import default_answers_path as answers
    from execretrieval.retrievers.vectorcache import default_cache_path as vectors
    from execretrieval.runner import default_cache_path as verdicts

    path = {"embeddings": vectors, "verdicts": verdicts, "answers": answers}[kind]()
    held = _files(path)
    try:
        for each in held:
            each.unlink()
    except OSError as error:
        raise OutputError(f"{path}: cannot be removed: {error.strerror}") from error
    click.echo(f"removed {path}" if held else f"{path} was not there")


@cache.command()
@click.argument("kind", type=click.Choice(["verdicts"]), expose_value=False)
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="File to write.")
@click.option(
    "--cache",
    "source",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="File of cached verdicts. [default: verdicts.sqlite in the user's cache folder]",
)
def export(output: Path, source: Path | None) -> None:
    """Write the verdicts as rows of `execution_cache.jsonl`, the file of the ExecRetrieval format.

    A row says which code had which outcomes under which tests, not under which limits or tier. So a pair
    whose verdicts differ by those is left out, and there is no way back: such rows cannot be imported as
    verdicts of this machine. Dataset folders are held against theirs by `execretrieval validate`.

    \b
    Example:
      execretrieval cache export verdicts -o execution_cache.jsonl
    """
    import json

    from execretrieval.datasets.atomic import write_new
    from execretrieval.errors import InputError
    from execretrieval.runner import VerdictCache, default_cache_path

    path = source or default_cache_path()
    with VerdictCache(path) as verdicts:
        agreed, left_out = verdicts.agreed()
    if not agreed:
        raise InputError("holds no verdict that can be exported", path=path)
    rows = (
        {
            "code_sha256": code,
            "tests_sha256": tests,
            "test_results": outcomes,
            "passes_all_tests": set(outcomes) == {"pass"},
        }
        for code, tests, outcomes in agreed
    )
    lines = (json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)
    write_new(output, "".join(lines))
    click.echo(f"wrote {len(agreed)} rows to {output}, left out {left_out} pairs with differing outcomes")


def _files(path: Path) -> list[Path]:
    """Return the file and what SQLite keeps beside it, as far as they exist; of a folder all files."""
    if path.is_dir():
        return [each for each in path.rglob("*") if each.is_file()]
    return [each for suffix in ("", "-wal", "-shm") if (each := Path(f"{path}{suffix}")).exists()]
