"""The texts that may become distractors of a task: its mutants, or stacks of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from execretrieval.builder.family import Candidate, digest
from execretrieval.errors import UsageError
from execretrieval.mutators import Mutant, find_mutants, fingerprint, stack
from execretrieval.mutators import apply as splice

# Stacks grow combinatorially; so many per task leave selection a choice at any density.
STACKS_PER_TASK = 48


def single_candidates(canonical: str, operators: Collection[str] | None) -> list[Candidate]:
    """Return one candidate per mutant, without those that compile to the canonical's or a sibling's bytecode.

    Raises SourceError where the canonical cannot be mutated at all.
    """
    mutants = find_mutants(canonical, operators=operators)
    return distinct(canonical, [Candidate(splice(canonical, mutant), (mutant,)) for mutant in mutants])


def stacked_candidates(canonical: str, mutants: Sequence[Mutant], size: int, *, seed: int) -> list[Candidate]:
    """Return stacks of `size` mutants of one function that overlap nowhere, drawn by a seeded hash."""
    order = sorted(mutants, key=lambda mutant: digest(str(seed), canonical, mutant.id))
    found: dict[tuple[str, ...], tuple[Mutant, ...]] = {}
    # One stack starting at each mutant, then again at each, skipping ever more of the others.
    for skip in range(1, len(order)):
        for first in range(len(order)):
            picked = _pick(order[first:] + order[:first], size, skip)
            if picked is not None:
                found.setdefault(tuple(mutant.id for mutant in picked), picked)
        if len(found) >= STACKS_PER_TASK:
            break
    stacks = [Candidate(code, edits) for edits in found.values() if (code := _stack(canonical, edits))]
    return distinct(canonical, stacks[:STACKS_PER_TASK])


def _stack(canonical: str, edits: Sequence[Mutant]) -> str | None:
    """Return the stacked text, None where the edits do not go together.

    Two guards that fill a block can each be removed, but not both.
    """
    try:
        return stack(canonical, edits)
    except UsageError:
        return None


def _pick(order: Sequence[Mutant], size: int, skip: int) -> tuple[Mutant, ...] | None:
    """Return the first mutant with the next ones, `skip` on, that lie apart in the same function."""
    picked = [order[0]]
    for mutant in order[skip:]:
        apart = all(mutant.end < other.start or other.end < mutant.start for other in picked)
        if apart and mutant.function == picked[0].function:
            picked.append(mutant)
        if len(picked) == size:
            return tuple(sorted(picked, key=lambda mutant: mutant.start))
    return None


def distinct(canonical: str, candidates: Sequence[Candidate]) -> list[Candidate]:
    """Drop candidates that compile to the bytecode of the canonical or of an earlier candidate."""
    seen = {fingerprint(canonical)}
    kept: list[Candidate] = []
    for candidate in candidates:
        key = fingerprint(candidate.code)
        if key not in seen:
            seen.add(key)
            kept.append(candidate)
    return kept
