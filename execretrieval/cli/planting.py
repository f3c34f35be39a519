"""What `mutate` shows: single mutants of a file, or stacks of several in one function."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from execretrieval.errors import UsageError
from execretrieval.mutators import Mutant


@dataclass(frozen=True, slots=True)
class Plant:
    """A single edit, or a stack of several in one function, under the id it is asked for by."""

    id: str
    edits: tuple[Mutant, ...]

    @property
    def function(self) -> str:
        """The qualified name of the function that holds the edits."""
        return self.edits[0].function

    def record(self) -> dict[str, Any]:
        """Return the fields of the mutant; of a stack its id, its function and the fields of each edit."""
        if len(self.edits) == 1:
            return asdict(self.edits[0])
        return {"id": self.id, "function": self.function, "edits": [asdict(edit) for edit in self.edits]}


def singles(mutants: Iterable[Mutant]) -> list[Plant]:
    """Return each mutant by itself."""
    return [Plant(mutant.id, (mutant,)) for mutant in mutants]


def stacks(text: str, mutants: Iterable[Mutant], size: int, *, seed: int) -> list[Plant]:
    """Return stacks of `size` mutants, drawn per function as the builder draws them for a task."""
    from execretrieval.builder.candidates import stacked_candidates

    by_function: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        by_function[mutant.function].append(mutant)
    return [
        Plant(_stack_id(candidate.edits), candidate.edits)
        for group in by_function.values()
        for candidate in stacked_candidates(text, group, size, seed=seed)
    ]


def _stack_id(edits: tuple[Mutant, ...]) -> str:
    digest = hashlib.sha256("\n".join(edit.id for edit in edits).encode()).hexdigest()
    return f"stack:{edits[0].function}:{digest[:12]}"


def with_ids(plants: list[Plant], ids: tuple[str, ...]) -> list[Plant]:
    """Return the named ones, in source order; all of them if none is named.

    Raises UsageError for an id that none of them has.
    """
    known = {plant.id for plant in plants}
    if unknown := [name for name in ids if name not in known]:
        raise UsageError(f"no mutant here has the id {unknown[0]!r}; `--show list` prints the ids")
    return [plant for plant in plants if plant.id in ids] if ids else plants
