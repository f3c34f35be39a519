"""Which functions the commits of a git repository changed; nothing that the repository names is run."""

from __future__ import annotations

import os
import subprocess
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from execretrieval.audit.functions import Function, functions_of
from execretrieval.errors import InputError
from execretrieval.registry.doctests.find import MAX_BYTES

# A repository's own configuration can name programs to run.
_GIT = (
    "git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false",
    "-c", "protocol.allow=never", "-c", "log.showSignature=false",
)  # fmt: skip
_ENVIRONMENT = {
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "LC_ALL": "C",
}
_KEPT_BLOBS = 400
MAX_FILES = 200  # of one commit; more is a reformatting or an import of other code


@dataclass(frozen=True, slots=True)
class FileChange:
    """A Python file that a commit changed, by the ids of its content before and after."""

    path: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Commit:
    """A commit with one parent, or the first; and the Python files that it changed."""

    sha: str
    files: tuple[FileChange, ...]


@dataclass(frozen=True, slots=True)
class FunctionChange:
    """A function before and after a commit."""

    path: str
    before: Function
    after: Function


class Repository:
    """A git repository that is read through `git`; use it as a context."""

    def __init__(self, folder: str | Path) -> None:
        self._folder = Path(folder)
        self._batch: subprocess.Popen[bytes] | None = None
        self._functions: OrderedDict[str, dict[str, Function] | None] = OrderedDict()

    def __enter__(self) -> Repository:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._batch is not None:
            assert self._batch.stdin is not None
            assert self._batch.stdout is not None
            self._batch.stdin.close()
            self._batch.stdout.close()
            self._batch.wait()

    def commits(self, revisions: Sequence[str] = ("HEAD",)) -> Iterator[Commit]:
        """Yield the commits that revisions (as `git log` takes them) stand for, newest first, no merges.

        Raises InputError where git does not take them.
        """
        for revision in revisions:
            if revision.startswith("-"):
                raise InputError(f"{revision}: is an option, not a revision")
        log = self._git(
            "log", "--no-merges", "--no-renames", "--no-ext-diff", "--no-textconv", "--raw", "--no-abbrev",
            "-z", "--format=%x01%H", *revisions, "--",
        )  # fmt: skip
        try:
            yield from _commits(log)
        finally:
            log.kill()
            _, error = log.communicate()
        if log.returncode not in (0, -9):
            raise InputError(f"git: {_last_line(error)}", path=self._folder)

    def changes(self, commit: Commit) -> Iterator[FunctionChange]:
        """Yield the functions whose text a commit changed, matched by their qualified names."""
        for file in commit.files[:MAX_FILES]:
            before, after = self._functions_of(file.before), self._functions_of(file.after)
            if before is None or after is None:
                continue
            for name, function in after.items():
                earlier = before.get(name)
                if earlier is not None and earlier.text != function.text:
                    yield FunctionChange(file.path, earlier, function)

    def _functions_of(self, blob: str) -> dict[str, Function] | None:
        """Return the functions of a file's content by name, None where it is not Python."""
        if blob in self._functions:
            self._functions.move_to_end(blob)
            return self._functions[blob]
        found: dict[str, Function] | None
        try:
            found = {function.name: function for function in functions_of(self._read(blob))}
        except InputError:
            found = None
        self._functions[blob] = found
        if len(self._functions) > _KEPT_BLOBS:
            self._functions.popitem(last=False)
        return found

    def _read(self, blob: str) -> bytes:
        if self._batch is None:
            self._batch = self._git("cat-file", "--batch", stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self._batch.stdin is not None
        assert self._batch.stdout is not None
        self._batch.stdin.write(blob.encode() + b"\n")
        self._batch.stdin.flush()
        _, kind, *size = self._batch.stdout.readline().split()
        if kind == b"missing":
            raise InputError("is not in the repository")
        left = int(size[0])
        if left > MAX_BYTES:
            while left > 0:
                left -= len(self._batch.stdout.read(min(left, 1 << 20)))
            self._batch.stdout.read(1)
            raise InputError("is too large")
        data = self._batch.stdout.read(left)
        self._batch.stdout.read(1)
        return data

    def _git(
        self, *arguments: str, stdin: int = subprocess.DEVNULL, stderr: int = subprocess.PIPE
    ) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(
                [*_GIT, "-C", str(self._folder), *arguments],
                stdin=stdin,
                stdout=subprocess.PIPE,
                stderr=stderr,
                env={**os.environ, **_ENVIRONMENT},
            )
        except FileNotFoundError:
            raise InputError("git is not installed, so no history can be read") from None


def _commits(log: subprocess.Popen[bytes]) -> Iterator[Commit]:
    """Read `\\x01SHA NUL` and, for each file, `:modes blobs M NUL path NUL`."""
    sha, files = "", list[FileChange]()
    fields = _fields(log)
    for field in fields:
        text = field.lstrip(b"\n")
        if text.startswith(b"\x01"):
            if sha:
                yield Commit(sha, tuple(files))
            sha, files = text[1:].decode("ascii"), []
        elif text.startswith(b":"):
            modes = text[1:].split()
            path = next(fields, b"")
            # Files only: links and submodules have other modes.
            is_file = modes[0].startswith(b"100") and modes[1].startswith(b"100")
            if is_file and modes[4] == b"M" and path.endswith(b".py"):
                before, after = modes[2].decode("ascii"), modes[3].decode("ascii")
                files.append(FileChange(path.decode("utf-8", "backslashreplace"), before, after))
    if sha:
        yield Commit(sha, tuple(files))


def _fields(log: subprocess.Popen[bytes]) -> Iterator[bytes]:
    assert log.stdout is not None
    rest = b""
    while chunk := log.stdout.read1(1 << 16):  # type: ignore[attr-defined]  # a buffered reader
        *whole, rest = (rest + chunk).split(b"\0")
        yield from whole
    if rest.strip():
        yield rest


def _last_line(error: bytes) -> str:
    lines = error.decode("utf-8", "replace").strip().splitlines()
    return lines[0].removeprefix("fatal: ") if lines else "failed"
