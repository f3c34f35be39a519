"""`execretrieval cache`: what is kept between runs."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def cache() -> None:
    """Show and clear what is kept between runs: vectors, verdicts and the answers of models.

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


def _files(path: Path) -> list[Path]:
    """Return the file and what SQLite keeps beside it, as far as they exist; of a folder all files."""
    if path.is_dir():
        return [each for each in path.rglob("*") if each.is_file()]
    return [each for suffix in ("", "-wal", "-shm") if (each := Path(f"{path}{suffix}")).exists()]
