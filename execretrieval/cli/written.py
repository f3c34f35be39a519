"""Mutants of a file that a model writes, as far as the mutators could have made them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from execretrieval.errors import InputError, SourceError
from execretrieval.mutators import classify

if TYPE_CHECKING:
    from execretrieval.cli.subject import Subject
    from execretrieval.mutators import Mutant

COPIES = 8


def written_mutants(
    subject: Subject, mutants: Sequence[Mutant], reference: str
) -> tuple[list[Mutant], list[str]]:
    """Return those of the mutants that a model writes, and a note for each copy that is none of them.

    The model sees the file without its tests. What it answered is kept, and not asked for again.
    """
    from execretrieval.registry.authoring import contracts
    from execretrieval.registry.authoring.asking import Asker
    from execretrieval.registry.authoring.stage import Item

    code = subject.text[: subject.tests_start()]
    item = Item({}, {"canonical": code, "n": str(COPIES)}, contracts.distractors())
    (value,) = Asker.of("distractor_author", reference).ask("distractor_author", [item])
    if value is None:
        raise InputError(f"{reference} gave no answer that can be used", path=subject.name)
    allowed = {mutant.id: mutant for mutant in mutants}
    kept: dict[str, Mutant] = {}
    notes: list[str] = []
    for number, row in enumerate(value["distractors"], 1):
        try:
            mutant = classify(code, row["code"])
        except SourceError as error:
            notes.append(f"copy {number} ({row['operator']}) is no source: {error.reason}")
            continue
        if mutant is None:
            notes.append(f"copy {number} ({row['operator']}) is no single edit that an operator makes")
        elif mutant.operator != row["operator"]:
            notes.append(f"copy {number} is called {row['operator']}; {mutant.operator} makes it")
        elif mutant.id in allowed:
            kept[mutant.id] = allowed[mutant.id]
    return [mutant for mutant in mutants if mutant.id in kept], notes
