"""Reading JSON and JSON Lines files, every row checked against its schema."""

from __future__ import annotations

import gzip
import tomllib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from execretrieval.errors import InputError
from execretrieval.schemas.check import check
from execretrieval.schemas.decode import decode

# Nobody writes so much Python into a file, and no manifest or list of settings is as long.
MAX_BYTES = 64 << 20
MAX_JSON_BYTES = 1 << 30


@contextmanager
def readable(path: str | Path) -> Iterator[None]:
    """Turn what can go wrong while `path` is read into an InputError that names it."""
    if path == "":
        raise InputError("the name of a file is empty")
    try:
        yield
    except FileNotFoundError:
        raise InputError("no such file", path=path) from None
    except IsADirectoryError:
        raise InputError("is a folder, not a file", path=path) from None
    except (gzip.BadGzipFile, zlib.error, EOFError):
        raise InputError("is not a whole gzip file", path=path) from None
    except OSError as error:
        raise InputError(f"cannot be read: {error.strerror or error}", path=path) from None


def read_bytes(path: str | Path, limit: int = MAX_BYTES) -> bytes:
    """Return the content of a file that is read whole; a device that never ends is no such file.

    Raises InputError for one that cannot be read, or is longer than `limit`.
    """
    with readable(path), Path(path).open("rb") as file:
        return read_stream(file, limit, path=path)


def read_stream(stream: IO[bytes], limit: int = MAX_BYTES, *, path: str | Path) -> bytes:
    """Return what is left of a stream, as `read_bytes` does; `path` is what errors name."""
    raw = stream.read(limit + 1)
    if len(raw) > limit:
        raise InputError(f"is larger than {limit >> 20} MiB", path=path)
    return raw


def read_toml(path: str | Path) -> dict[str, Any]:
    """Return the content of a TOML file; raises InputError like `read_bytes`, and for what is not TOML."""
    raw = read_bytes(path)
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(f"is not TOML: {error}", path=path) from None
    except RecursionError:
        raise InputError("is nested too deeply", path=path) from None


def read_jsonl(path: str | Path, schema_name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield (line number, row) of a JSON Lines file; blank lines are passed over.

    A name that ends in `.gz` is read through gzip. Raises InputError at the first row that is not strict JSON
    (see `decode`) or breaks the schema.
    """
    path = Path(path)
    with readable(path), gzip.open(path) if path.suffix == ".gz" else path.open("rb") as lines:
        for number, raw in enumerate(lines, 1):
            if raw.isspace():
                continue
            row = decode(raw, path=path, line=number)
            check(row, schema_name, path=path, line=number)
            yield number, row


def read_json(path: str | Path, schema_name: str) -> Any:
    """Return the value of a JSON file; raises InputError like `read_jsonl`."""
    path = Path(path)
    raw = read_bytes(path, MAX_JSON_BYTES)
    value = decode(raw, path=path, line=1)
    check(value, schema_name, path=path)
    return value
