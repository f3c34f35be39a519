"""From the name of a system to the system, and back by `str()`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from execretrieval.errors import UsageError
from execretrieval.retrievers.base import Retriever


@dataclass(frozen=True, slots=True)
class Scheme:
    """One kind of system: how it is written, and what makes it from the part after the first colon."""

    usage: str
    make: Callable[[str | None], Retriever]


def parse_system(text: str) -> Retriever:
    """Return the system that `text` names; `str()` of it reads back as the same system.

    Raises `UsageError`, listing what exists, for a name that is none.
    """
    name, colon, argument = text.strip().partition(":")
    if name not in SCHEMES:
        raise UsageError(f"no system {text!r}; there are {usage()}")
    return SCHEMES[name].make(argument if colon else None)


def usage() -> str:
    """Return how every kind of system is written, in one line."""
    return ", ".join(scheme.usage for scheme in SCHEMES.values())


def _bm25(argument: str | None) -> Retriever:
    from execretrieval.retrievers.bm25 import BM25
    from execretrieval.retrievers.tokenizers import TOKENIZERS

    if argument is None:
        return BM25()
    if argument not in TOKENIZERS:
        raise UsageError(f"bm25 has no tokeniser {argument!r}; there are {', '.join(TOKENIZERS)}")
    return BM25(argument)


def _run(argument: str | None) -> Retriever:
    from execretrieval.retrievers.runfile import RunFile

    return RunFile(_needed(argument, "run:FILE"))


def _npz(argument: str | None) -> Retriever:
    from execretrieval.retrievers.frozen import FrozenVectors

    return FrozenVectors(_needed(argument, "npz:FILE"))


def _py(argument: str | None) -> Retriever:
    from execretrieval.retrievers.callables import PythonCallable

    return PythonCallable(_needed(argument, "py:package.module:callable"))


def _needed(argument: str | None, form: str) -> str:
    if not argument:
        raise UsageError(f"nothing after the colon; write {form}")
    return argument


SCHEMES: Mapping[str, Scheme] = {
    "bm25": Scheme("bm25, bm25:words", _bm25),
    "run": Scheme("run:FILE", _run),
    "npz": Scheme("npz:FILE", _npz),
    "py": Scheme("py:package.module:callable", _py),
}
