"""Errors a user can cause or must know of, one tree.

    ExecRetrievalError            shown as one line, exit code 2, never a traceback
    ├── UsageError                an option, name or combination that cannot be
    ├── InputError                a file or row that cannot be used; names path, line, pointer, reason
    │   ├── SeveralInputsError    several such files
    │   └── SourceError           Python source that cannot be mutated
    ├── OutputError               a result that cannot be written
    ├── ProviderError             a model provider takes no request; what was answered is kept
    ├── MissingExtraError         an optional part that is not installed
    └── RunnerError               the machine failed, not the candidate

What a gate or an audit rejects is a finding (data), never an exception.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


class ExecRetrievalError(Exception):
    """Root of all errors meant for a user; `exit_code` is the process's."""

    exit_code = 2


class UsageError(ExecRetrievalError):
    """An option, name or combination of them that cannot be."""


class InputError(ExecRetrievalError):
    """A file, or a row of one, that cannot be used.

    `str()` gives `path:line: pointer: reason`, leaving out what is not known.
    """

    def __init__(
        self,
        reason: str,
        *,
        path: str | Path | None = None,
        line: int | None = None,
        pointer: str | None = None,
    ) -> None:
        self.reason = reason
        self.path = None if path is None else str(path)
        self.line = line
        self.pointer = pointer
        super().__init__(reason)

    def __str__(self) -> str:
        where = self.path or ""
        if self.line is not None:
            where = f"{where}:{self.line}" if where else f"line {self.line}"
        return ": ".join(part for part in (where, self.pointer, self.reason) if part)

    def __reduce__(self) -> tuple[object, ...]:
        # Keyword-only arguments do not survive the default pickling through a process pool.
        return (_rebuild, (type(self), self.reason, self.path, self.line, self.pointer))


class SeveralInputsError(InputError):
    """Several files that cannot be used."""

    def __init__(self, errors: Sequence[InputError]) -> None:
        self.errors = tuple(errors)
        super().__init__("; ".join(map(str, errors)))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.errors,))


class SourceError(InputError):
    """Python source that cannot be mutated, with the one-line reason."""


class OutputError(ExecRetrievalError):
    """A result that cannot be written."""


class ProviderError(ExecRetrievalError):
    """A provider of models takes no request: the key, the model, the account or the wait it asks for."""


class MissingExtraError(ExecRetrievalError):
    """An optional part of the package is not installed."""

    def __init__(self, extra: str, purpose: str) -> None:
        self.extra = extra
        super().__init__(f"{purpose} needs the extra {extra!r}: pip install 'execretrieval[{extra}]'")


class RunnerError(ExecRetrievalError):
    """The machine failed, not the candidate: no process could be started, a worker vanished."""


def _rebuild(
    kind: type[InputError], reason: str, path: str | None, line: int | None, pointer: str | None
) -> InputError:
    return kind(reason, path=path, line=line, pointer=pointer)
