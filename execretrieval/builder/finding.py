"""What a gate says about a task it does not let through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Gate = Literal["schema", "semantics", "canonical", "distractors", "integrity"]
GATES: tuple[Gate, ...] = ("schema", "semantics", "canonical", "distractors", "integrity")


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One reason why something does not enter the dataset, or does not belong in it.

    `rule` is the short name findings are counted by; `reason` is for people. `what` says whether the whole
    task is meant, one of its distractors only, or nothing is excluded and a reader should merely know.
    """

    task: str
    gate: Gate
    rule: str
    reason: str
    what: Literal["task", "distractor", "note"] = "task"
