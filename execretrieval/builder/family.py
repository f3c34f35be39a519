"""The values that pass between candidates, gates and selection."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from execretrieval.mutators import Mutant
from execretrieval.registry import Task
from execretrieval.runner import Verdict


@dataclass(frozen=True, slots=True)
class Candidate:
    """A text that may become a distractor: the canonical with one edit, or with a stack of them.

    `author` is who wrote it, None where the mutators did.
    """

    code: str
    edits: tuple[Mutant, ...]
    author: str | None = None

    @property
    def bug_type(self) -> str:
        """The operator all edits share, else `stacked`."""
        operators = {edit.operator for edit in self.edits}
        return operators.pop() if len(operators) == 1 else "stacked"


@dataclass(frozen=True, slots=True)
class Distractor:
    """A candidate that the task's tests kill, with the verdict that says so.

    `cpu_limit_s` is the CPU limit, in seconds, under which the outcomes hold. Where nothing timed out they
    hold under the full limit as well, so that one is recorded: the shorter limit a mutant runs under comes
    from a measured time, and equal builds must have equal bytes.
    """

    candidate: Candidate
    verdict: Verdict
    cpu_limit_s: float


@dataclass(frozen=True, slots=True)
class Family:
    """A task, the verdict of its canonical, and its distractors in their fixed order."""

    task: Task
    verdict: Verdict
    distractors: tuple[Distractor, ...]


def digest(*parts: str) -> str:
    """Return the hex sha256 of the parts, unambiguous about where one ends."""
    return hashlib.sha256(json.dumps(parts, ensure_ascii=False).encode()).hexdigest()
