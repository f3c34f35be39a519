"""Run one candidate and its tests in this process and report on a file descriptor.

A report is a run of ASCII lines `INDEX TAG PAYLOAD`. Index -2 says that the process is ready, -1 is the code
itself, then one line per test follows. Tags: `H` ready (CPU nanoseconds used so far), `P` ran to its end,
`V` came to a value (see `encode`), `R` raised (JSON: type name, names of its built-in exception types,
message), `X` the same of the expression whose value was asked for. The driver alone turns these
into outcomes; a report that is not exactly this is worth nothing.

Everything the report needs is bound here before the candidate runs, so that a candidate that replaces
`os.write` harms itself alone. Imports are few because the `subprocess` tier pays for them once per job.
"""

from __future__ import annotations

import builtins
import collections.abc  # noqa: F401 - what a worker has loaded is to be there in every tier
import importlib.machinery  # noqa: F401
import os
import random
import sys
import time
from _json import encode_basestring_ascii as quote  # the rest of json takes 10 ms to import
from types import ModuleType

from execretrieval.runner.inside.clock import shift_clock
from execretrieval.runner.inside.encode import encode

READY, CODE = -2, -1
CODE_NAME, TEST_NAME = "candidate.py", "tests.py"
_MESSAGE_CHARACTERS = 4000
# Given back when memory runs out, so that there is enough to say so.
# Zeros that nobody reads or writes take address space, not memory.
_RESERVE = [bytes(4 << 20)]

# More than the runs after which an interpreter takes code for hot.
_REHEARSALS = 10
_PIECE = """
def piece(items, table, *, step=1):
    found = {name: [value for value in values if value] for name, values in table.items()}
    for index, item in enumerate(sorted(items, key=lambda item: (-item, str(item)))):
        if item > index and not item % 2 == 0 or len(items) - step < 0:
            found[f"{item}"] = items[index:] + [step]
    return found, {*items}, "".join(found), tuple(items)
"""

# By id, as a metaclass of the candidate's may say what its types are equal to.
_BUILT_IN_ERRORS = {
    id(item) for item in vars(builtins).values() if isinstance(item, type) and issubclass(item, BaseException)
}
_write, _exit, _getpid = os.write, os._exit, os.getpid
_compile, _exec, _eval = compile, exec, eval
_name_of = type.__dict__["__name__"].__get__
_mro_of = type.__dict__["__mro__"].__get__


class Reporter:
    """Writes the lines of one process; a fork of it by the candidate reports nothing and ends."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._pid = _getpid()

    def __call__(self, index: int, tag: str, payload: str = "") -> None:
        """Write one line whole."""
        if _getpid() != self._pid:
            _exit(0)
        data = f"{index} {tag} {payload}\n".encode("ascii")
        while data:
            data = data[_write(self._fd, data) :]


class SourceLoader:
    """Shows the source to `inspect` and `traceback`, as a file on disk would."""

    def __init__(self) -> None:
        self.source = ""

    def get_source(self, name: str) -> str:
        """Return the source of the module."""
        return self.source


def describe(error: BaseException) -> str:
    """Return what the driver is told of an exception; a message that cannot be had is empty."""
    kind = type(error)
    try:
        message = str(error)
        text = message[:_MESSAGE_CHARACTERS] if type(message) is str else ""
    except BaseException:
        text = ""
    names = ",".join([quote(item.__name__) for item in _mro_of(kind) if id(item) in _BUILT_IN_ERRORS])
    return f"[{quote(_name_of(kind)[:_MESSAGE_CHARACTERS])},[{names}],{quote(text)}]"


class Stage:
    """What is the same for every candidate, made ready beforehand: the main module that it will be.

    This package's modules, and the stand-ins above them, are taken out of its sight. It is made after the
    collector is frozen, or a candidate could not find its own variables there.
    """

    def __init__(self) -> None:
        self.loader = SourceLoader()
        self.main = ModuleType("__main__")
        self.main.__dict__.update(__builtins__=builtins, __file__=CODE_NAME, __loader__=self.loader)
        sys.modules["__main__"] = self.main
        sys.argv = [CODE_NAME]
        _forget_package()


def _forget_package() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "execretrieval"]:
        del sys.modules[name]


def rehearse() -> None:
    """Do what each candidate's process will do, so that in the process it is forked from all of it is ready.

    The interpreter fills caches and rewrites bytecode as it runs; done before the fork it is done once, and
    each page that a child does not write to need not be copied.
    """
    report = Reporter(os.open(os.devnull, os.O_WRONLY))
    for _ in range(_REHEARSALS):
        namespace: dict[str, object] = {"__builtins__": builtins}
        _step(report, CODE, _PIECE, None, CODE_NAME, namespace)
        _step(report, 0, "", "piece([3, 1], {'a': (2.5, None)})", TEST_NAME, namespace)
        _step(report, 1, "assert piece([], {}) == 1", None, TEST_NAME, namespace)
    os.close(report._fd)


def run(
    stage: Stage,
    code: str,
    tests: list[tuple[str, str | None]],
    *,
    report_fd: int,
    seed: int,
    clock_offset_s: int,
) -> None:
    """Run `code` as `__main__`, then each of `tests` in its namespace; never returns.

    A test is statements, and an expression whose value is asked for after them, or None.
    """
    report = Reporter(report_fd)
    if clock_offset_s:
        shift_clock(clock_offset_s)
    stage.loader.source = code
    random.seed(seed)
    report(READY, "H", str(time.process_time_ns()))
    namespace = stage.main.__dict__
    if _step(report, CODE, code, None, CODE_NAME, namespace):
        for index, (statements, expression) in enumerate(tests):
            _step(report, index, statements, expression, TEST_NAME, namespace)
    _exit(0)


def _step(
    report: Reporter,
    index: int,
    source: str,
    expression: str | None,
    name: str,
    namespace: dict[str, object],
) -> bool:
    """Execute one piece of source and report it; return whether it ran to its end."""
    tag, payload, raised = "P", "", "R"
    try:
        if source:
            _exec(_compile(source, name, "exec", dont_inherit=True), namespace)
        if expression is not None:
            compiled = _compile(expression, name, "eval", dont_inherit=True)
            tag, raised = "V", "X"
            payload = encode(_eval(compiled, namespace))
    except BaseException as error:
        error.__traceback__ = None
        if isinstance(error, MemoryError):
            _RESERVE.clear()
        tag, payload = raised, describe(error)
    report(index, tag, payload)
    return tag in "PV"
