"""Distractors that somebody else wrote, a model say, held to the law of the mutators' own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from execretrieval.builder.candidates import distinct
from execretrieval.builder.family import Candidate, Distractor
from execretrieval.builder.finding import Finding, Gate
from execretrieval.datasets import code_sha256
from execretrieval.errors import SourceError
from execretrieval.mutators import apply, classify
from execretrieval.registry import Task
from execretrieval.schemas import read_jsonl

OUTCOMES = ("offered", "killed", "survived", "other-operator", "not-a-mutant", "repeated", "no-such-task")


@dataclass(frozen=True, slots=True)
class Offer:
    """One row of a file of candidates: `code` is to be the task's canonical with one bug of `operator`."""

    name: str
    task_id: str
    canonical_sha256: str | None
    code: str
    operator: str
    author: str


def read_offers(path: str | Path) -> list[Offer]:
    """Return the rows of a file of candidates; InputError for one that breaks the schema `candidate`."""
    offers: list[Offer] = []
    for line, row in read_jsonl(path, "candidate"):
        author = row["provenance"].get("distractor_author")
        offers.append(
            Offer(
                f"line {line} of {Path(path).name}",
                row["task_id"],
                row.get("canonical_sha256"),
                row["code"],
                row["operator"],
                author["model"] if author else row["provenance"]["source"],
            )
        )
    return offers


@dataclass(slots=True)
class Offered:
    """The offers of a build, and what became of each by author and operator."""

    offers: Sequence[Offer] = ()
    tally: Counter[tuple[str, str, str]] = field(default_factory=Counter)

    def unknown(self, known: Iterable[str]) -> list[Finding]:
        """Return a finding for each offer to a task that is not among the known ids."""
        ids = set(known)
        found: list[Finding] = []
        for offer in self.offers:
            self._count(offer, "offered")
            if offer.task_id not in ids:
                found.append(
                    self._refuse(
                        offer, "no-such-task", f"is for {offer.task_id!r}, and there is no such task"
                    )
                )
        return found

    def candidates(self, task: Task, findings: list[Finding]) -> list[Candidate]:
        """Return the offers to a task that are single mutants of its canonical; the others are findings.

        A candidate has the mutant's text: blanks and comments that its author changed do not count.
        """
        kept: dict[str, Candidate] = {}
        for offer in self.offers:
            if offer.task_id != task.task_id:
                continue
            found = self._judge(task, offer)
            if isinstance(found, Finding):
                findings.append(found)
            elif found.edits[0].id in kept:
                self._count(offer, "repeated")
            else:
                kept[found.edits[0].id] = found
        # In source order: the order of the file must leave no trace.
        in_order = sorted(kept.values(), key=lambda c: (c.edits[0].start, c.edits[0].id))
        return distinct(task.canonical, in_order)

    def count(self, distractors: Iterable[Distractor], candidates: Iterable[Candidate]) -> None:
        """Count which of the candidates were killed and which survived."""
        killed = {distractor.candidate.code for distractor in distractors}
        for candidate in candidates:
            if candidate.author is not None:
                outcome = "killed" if candidate.code in killed else "survived"
                self.tally[candidate.author, candidate.bug_type, outcome] += 1

    def rows(self) -> list[dict[str, object]]:
        """Return one row per author and operator, in alphabetical order."""
        keys = sorted({(author, operator) for author, operator, _ in self.tally})
        return [
            {
                "author": author,
                "operator": operator,
                **{outcome: self.tally[author, operator, outcome] for outcome in OUTCOMES},
            }
            for author, operator in keys
        ]

    def _judge(self, task: Task, offer: Offer) -> Candidate | Finding:
        if offer.canonical_sha256 not in {None, code_sha256(task.canonical)}:
            return self._refuse(offer, "not-a-mutant", "was written for another text of the canonical")
        try:
            mutant = classify(task.canonical, offer.code)
        except SourceError as error:
            return self._refuse(offer, "not-a-mutant", str(error))
        if mutant is None:
            return self._refuse(
                offer, "not-a-mutant", "is no single edit that one of the six operators makes"
            )
        if mutant.operator != offer.operator:
            return self._refuse(
                offer, "other-operator", f"is called {offer.operator}; {mutant.operator} makes it"
            )
        return Candidate(apply(task.canonical, mutant), (mutant,), offer.author)

    def _refuse(self, offer: Offer, rule: str, reason: str) -> Finding:
        self._count(offer, rule)
        gate: Gate = "schema" if rule == "no-such-task" else "semantics"
        return Finding(offer.task_id, gate, rule, f"{offer.name} {reason}", "distractor")

    def _count(self, offer: Offer, outcome: str) -> None:
        self.tally[offer.author, offer.operator, outcome] += 1
