"""What became of all mutants of a build, per operator and rule."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from execretrieval.mutators import Mutant
from execretrieval.runner import Verdict

KILLS = ("assert", "exception", "timeout", "memory", "signal", "no_report", "output")


@dataclass(slots=True)
class Tally:
    """Counts of one operator and rule: mutants by what ended them, and the tasks with a killed one."""

    ended_by: Counter[str] = field(default_factory=Counter)
    tasks: set[str] = field(default_factory=set)

    def row(self) -> dict[str, int]:
        """Return the counts as a row: mutants, one number per kind of kill, survived, tasks reached."""
        kills = {kind: self.ended_by[kind] for kind in KILLS if self.ended_by[kind]}
        survived = self.ended_by["pass"]
        return {"mutants": self.ended_by.total(), **kills, "survived": survived, "tasks": len(self.tasks)}


class Census:
    """Tallies per (operator, rule), filled as verdicts come in."""

    def __init__(self) -> None:
        self._tallies: dict[tuple[str, str], Tally] = defaultdict(Tally)

    def add(self, task_id: str, mutant: Mutant, verdict: Verdict) -> None:
        """Count one mutant of a task."""
        tally = self._tallies[mutant.operator, mutant.rule]
        tally.ended_by[verdict.ended_by] += 1
        if not verdict.passed:
            tally.tasks.add(task_id)

    def rows(self) -> list[dict[str, object]]:
        """Return one row per operator and rule, in alphabetical order."""
        return [
            {"operator": operator, "rule": rule, **tally.row()}
            for (operator, rule), tally in sorted(self._tallies.items())
        ]
