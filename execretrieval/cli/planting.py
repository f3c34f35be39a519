"""Which mutants of a file are meant: singles or stacks, by operator, rule, function and id."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from execretrieval.errors import UsageError
from execretrieval.mutators import Mutant


@dataclass(frozen=True, slots=True)
class Plant:
    """One mutant to show: a single edit, or a stack of several in one function."""

    id: str
    edits: tuple[Mutant, ...]

    @property
    def function(self) -> str:
        """The qualified name of the function that holds the edits."""
        return self.edits[0].function

    def record(self) -> dict[str, Any]:
        """Return the fields of the mutant, or of a stack its id, function and edits."""
        if len(self.edits) == 1:
            return asdict(self.edits[0])
        return {"id": self.id, "function": self.function, "edits": [asdict(edit) for edit in self.edits]}


def singles(mutants: Iterable[Mutant]) -> list[Plant]:
    """Return each mutant by itself."""
    return [Plant(mutant.id, (mutant,)) for mutant in mutants]


def stacks(mutants: Iterable[Mutant], size: int, *, seed: int) -> Iterator[Plant]:
    """Yield stacks of `size` mutants of one function whose spans lie apart.

    A function's mutants stand in a ring, ordered by the sha256 of seed and id. Each of them begins one stack
    and takes what fits of those after it: every mutant that can be stacked is, and the number of stacks does
    not grow with the power of `size`.
    """
    by_function: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        by_function[mutant.function].append(mutant)
    seen = set()
    for function, group in by_function.items():
        ring = sorted(group, key=lambda mutant: _digest(str(seed), mutant.id))
        for first in range(len(ring)):
            edits = _apart(ring[first:] + ring[:first], size)
            name = f"stack:{function}:{_digest(*(edit.id for edit in edits))[:12]}"
            if len(edits) == size and name not in seen:
                seen.add(name)
                yield Plant(name, edits)


def _apart(candidates: list[Mutant], size: int) -> tuple[Mutant, ...]:
    """Return the first `size` whose spans do not touch, in source order; fewer if there are not so many."""
    chosen: list[Mutant] = []
    for mutant in candidates:
        if all(mutant.end < other.start or other.end < mutant.start for other in chosen):
            chosen.append(mutant)
        if len(chosen) == size:
            break
    return tuple(sorted(chosen, key=lambda mutant: mutant.start))


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def with_ids(plants: list[Plant], ids: tuple[str, ...]) -> list[Plant]:
    """Return the named ones, in source order; all if none is named.

    Raises:
        UsageError: for an id that none of them has.

    """
    known = {plant.id for plant in plants}
    if unknown := [name for name in ids if name not in known]:
        raise UsageError(f"no mutant has the id {unknown[0]!r} here; --show list prints the ids")
    return [plant for plant in plants if plant.id in ids] if ids else plants
