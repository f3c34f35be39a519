"""The file that `mutate` works on: its bytes, its mutants, and its tests where it is a task file."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval.cli.planting import Plant
from execretrieval.errors import InputError, SourceError
from execretrieval.mutators import Mutant, apply, stack
from execretrieval.mutators.source import Source, read_source
from execretrieval.registry import Task, layout, parse_taskfile
from execretrieval.registry.source import normal_line_ends
from execretrieval.runner import Job, Verdict
from execretrieval.schemas import readable

if TYPE_CHECKING:
    from execretrieval.builder import Execution


@dataclass(frozen=True, slots=True)
class Subject:
    """A Python file as it was read, and decoded."""

    name: str
    raw: bytes
    source: Source

    @classmethod
    def read(cls, name: str) -> Subject:
        """Read a file, or standard input for `-`.

        Raises:
            InputError: if there is none or it is not text in the encoding that it declares.

        """
        if name == "-":
            return cls._of("<stdin>", sys.stdin.buffer.read())
        with readable(name):
            return cls._of(name, Path(name).read_bytes())

    @classmethod
    def _of(cls, name: str, raw: bytes) -> Subject:
        try:
            return cls(name, raw, read_source(raw))
        except SourceError as error:
            raise SourceError(error.reason, path=name, line=error.line) from None

    @property
    def encoding(self) -> str:
        """The codec of the file's bytes."""
        return self.source.codec or "utf-8"

    def mutated(self, plant: Plant) -> bytes:
        """Return the whole file with the edits in it."""
        restored = self.source.restore(self._spliced(plant))
        assert isinstance(restored, bytes)
        return restored

    def _spliced(self, plant: Plant) -> str:
        text = self.source.text
        return apply(text, plant.edits[0]) if len(plant.edits) == 1 else stack(text, plant.edits)

    def has_functions(self) -> bool:
        """Tell whether there is a function, a method or a lambda at all (the text must parse)."""
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
        return any(isinstance(node, kinds) for node in ast.walk(ast.parse(self.source.text)))

    def without_tests(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        """Return the mutants that do not lie in the tests of a task file; all of any other file."""
        text = self.source.text
        try:
            cut = layout(normal_line_ends(text)).code[1]
        except InputError:
            return list(mutants)
        return [mutant for mutant in mutants if len(normal_line_ends(text[: mutant.start])) < cut]

    def verdicts(self, plants: Sequence[Plant], execution: Execution) -> list[Verdict]:
        """Run the file's own tests on each mutant.

        Raises:
            InputError: if it is no task file, or its own code fails a test.

        """
        task = self._task(self.source.text)
        (canonical,) = execution.verdicts("canonical", [Job(task.canonical, task.test_suite)])
        if not canonical.passed:
            outcomes = enumerate(canonical.outcomes, 1)
            number, outcome = next((n, outcome) for n, outcome in outcomes if outcome != "pass")
            reason = f"the code fails its own test {number} ({outcome}), so its mutants cannot be judged"
            raise InputError(reason, path=self.name)
        limits = execution.mutant_limits(canonical)
        codes = [self._task(self._spliced(plant)).canonical for plant in plants]
        return execution.verdicts("mutants", [Job(code, task.test_suite, limits) for code in codes])

    def _task(self, text: str) -> Task:
        return parse_taskfile(normal_line_ends(text), task_id="file", domain="file", path=self.name)
