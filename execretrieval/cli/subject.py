"""The file that `mutate` works on: its bytes, its mutants, and its tests where it is a task file."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval.cli.planting import Plant
from execretrieval.errors import InputError, SourceError
from execretrieval.mutators import apply, stack
from execretrieval.mutators.source import Source, read_source
from execretrieval.registry import Task, layout, parse_taskfile
from execretrieval.registry.source import normal_line_ends, parse
from execretrieval.runner import Job, Verdict
from execretrieval.schemas import read_bytes, read_stream

if TYPE_CHECKING:
    from execretrieval.builder import Execution

STDIN = "<stdin>"


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Give a SourceError of the block the name of the file it is about."""
    try:
        yield
    except SourceError as error:
        raise SourceError(error.reason, path=name, line=error.line) from None


@dataclass(frozen=True, slots=True)
class Subject:
    """A Python file as it was read, and decoded."""

    name: str
    raw: bytes
    source: Source

    @classmethod
    def read(cls, name: str) -> Subject:
        """Read a file, or standard input for `-`.

        Raises InputError if there is none or it is not text in the encoding that it declares.
        """
        if name == "-":
            stream = getattr(sys.stdin, "buffer", None)
            if stream is None:
                raise InputError("is closed", path=STDIN)
            return cls._of(STDIN, read_stream(stream, path=STDIN))
        return cls._of(name, read_bytes(name))

    @classmethod
    def _of(cls, name: str, raw: bytes) -> Subject:
        with naming(name):
            return cls(name, raw, read_source(raw))

    @property
    def text(self) -> str:
        """What mutants count characters in: decoded, without a byte order mark."""
        return self.source.text

    def mutated_text(self, plant: Plant) -> str:
        """Return the whole text with the edits in it."""
        return apply(self.text, plant.edits[0]) if len(plant.edits) == 1 else stack(self.text, plant.edits)

    def mutated(self, plant: Plant) -> bytes:
        """Return the whole file with the edits in it: mark, encoding and line ends as they were."""
        restored = self.source.restore(self.mutated_text(plant))
        assert isinstance(restored, bytes)
        return restored

    def has_functions(self) -> bool:
        """Tell whether there is a function, a method or a lambda at all (the text must parse)."""
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
        return any(isinstance(node, kinds) for node in ast.walk(parse(normal_line_ends(self.text))))

    def tests_start(self) -> int | None:
        """Return where the tests of a task file begin, in characters; None in any other file."""
        plain = normal_line_ends(self.text)
        try:
            cut = layout(plain).code[1]
        except InputError:
            return None
        # Line ends may be longer here than in the text with plain ones.
        line = plain.count("\n", 0, cut)
        return self.source.line_starts[line] + cut - (plain.rfind("\n", 0, cut) + 1)

    def verdicts(self, plants: Sequence[Plant], execution: Execution) -> list[Verdict]:
        """Run the file's own tests on each mutant.

        Raises InputError if it is no task file, or its own code fails a test.
        """
        task = self._task(self.text)
        (canonical,) = execution.verdicts("canonical", [Job(task.canonical, task.test_suite)])
        if not canonical.passed:
            outcomes = enumerate(canonical.outcomes, 1)
            number, outcome = next((n, outcome) for n, outcome in outcomes if outcome != "pass")
            reason = f"the code fails its own test {number} ({outcome}), so its mutants cannot be judged"
            raise InputError(reason, path=self.name)
        limits = execution.mutant_limits(canonical)
        codes = [self._task(self.mutated_text(plant)).canonical for plant in plants]
        return execution.verdicts("mutants", [Job(code, task.test_suite, limits) for code in codes])

    def _task(self, text: str) -> Task:
        return parse_taskfile(normal_line_ends(text), task_id="file", domain="file", path=self.name)
