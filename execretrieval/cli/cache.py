"""`execretrieval cache`: what is kept between runs."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def cache() -> None:
    """Show and clear what is kept between runs: vectors and verdicts.

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
    from execretrieval.retrievers.vectorcache import default_cache_path as vectors
    from execretrieval.runner import default_cache_path as verdicts

    for name, path in (("embeddings", vectors()), ("verdicts", verdicts())):
        size = sum(each.stat().st_size for each in _files(path))
        click.echo(f"{name}: {path}, {size / 1e6:.1f} MB" if size else f"{name}: {path}, none yet")


@cache.command()
@click.argument("kind", type=click.Choice(["embeddings", "verdicts"]))
def clear(kind: str) -> None:
    """Remove one of the caches; what it held is paid for or run again.

    \b
    Example:
      execretrieval cache clear embeddings
    """
    from execretrieval.errors import OutputError
    from execretrieval.retrievers.vectorcache import default_cache_path as vectors
    from execretrieval.runner import default_cache_path as verdicts

    path = vectors() if kind == "embeddings" else verdicts()
    held = _files(path)
    try:
        for each in held:
            each.unlink()
    except OSError as error:
        raise OutputError(f"{path}: cannot be removed: {error.strerror}") from error
    click.echo(f"removed {path}" if held else f"{path} was not there")


def _files(path: Path) -> list[Path]:
    """Return the file and what SQLite keeps beside it, as far as they exist."""
    return [each for suffix in ("", "-wal", "-shm") if (each := Path(f"{path}{suffix}")).exists()]
