"""The file that `mutate` works on: its bytes, its mutants, and its tests where it is a task file."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from execretrieval.builder import Execution
from execretrieval.cli.planting import Plant
from execretrieval.errors import InputError
from execretrieval.mutators import Mutant, apply, stack
from execretrieval.registry import layout, parse_taskfile
from execretrieval.registry.source import normal_line_ends
from execretrieval.runner import Job, Verdict
from execretrieval.schemas import readable


@dataclass(frozen=True, slots=True)
class Subject:
    """A Python file as it was read; `text` is what mutants count characters in: decoded, without a BOM."""

    name: str
    raw: bytes
    text: str
    encoding: str

    def mutated(self, plant: Plant) -> bytes:
        """Return the whole file with the edits in it."""
        if len(plant.edits) == 1:
            return apply(self.raw, plant.edits[0])
        return stack(self.raw, plant.edits)

    def outside_tests(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        """Return the mutants that do not lie in the tests of a task file; all of any other file."""
        try:
            cut = layout(normal_line_ends(self.text)).code[1]
        except InputError:
            return list(mutants)
        return [m for m in mutants if len(normal_line_ends(self.text[: m.start])) < cut]

    def verdicts(self, plants: Sequence[Plant], execution: Execution) -> list[Verdict]:
        """Run the file's own tests on each mutant.

        Raises:
            InputError: if it is no task file, or its own code fails a test.

        """
        task = self._task(self.raw)
        (canonical,) = execution.verdicts("canonical", [Job(task.canonical, task.test_suite)])
        if not canonical.passed:
            outcomes = enumerate(canonical.outcomes, 1)
            number, outcome = next((n, outcome) for n, outcome in outcomes if outcome != "pass")
            reason = f"the code fails its own test {number} ({outcome}); mutants of it prove nothing"
            raise InputError(reason, path=self.name)
        limits = execution.mutant_limits(canonical)
        codes = [self._task(self.mutated(plant)).canonical for plant in plants]
        return execution.verdicts("mutants", [Job(code, task.test_suite, limits) for code in codes])

    def _task(self, raw: bytes) -> Task:
        text = normal_line_ends(raw.decode(self.encoding).removeprefix("\ufeff"))
        return parse_taskfile(text, task_id="file", domain="file", path=self.name)
