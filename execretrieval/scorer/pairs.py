"""The canonical against each of its paired distractors: deception, margins, first of the family."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from execretrieval.datasets import CorpusRow, DistractorRow
from execretrieval.retrievers import Ranking
from execretrieval.scorer.judgements import Judgements
from execretrieval.scorer.metrics import Ties


@dataclass(frozen=True)
class Pair:
    """One (canonical, paired distractor).

    `deceived` is 1 where the distractor ranks above the canonical, 0.5 where they tie, else 0; of two
    documents of which a cut ranking holds one, that one ranks above. It is None where it holds neither.
    `margin` is the score of the canonical less that of the distractor, None unless both were scored.
    `operator` and `edit_span` are None on stacked distractors and where the dataset does not tell.
    """

    corpus_id: str
    operator: str | None
    edit_span: int | None
    edits: int | None
    deceived: float | None
    margin: float | None


@dataclass(frozen=True, slots=True)
class FamilyOutcome:
    """What one query's family gave; `first` is the chance of the canonical to stand first in it."""

    pairs: tuple[Pair, ...]
    first: float | None


def family_outcomes(ranking: Ranking, judgements: Judgements, ties: Ties) -> list[FamilyOutcome]:
    """Compare within each family. Ties are halved, or follow the corpus with `corpus-order`."""
    metadata = judgements.dataset.distractors_by_id
    corpus = judgements.dataset.corpus
    outcomes = []
    for query, canonical in enumerate(judgements.canonical):
        scores = _scores(ranking, query)
        pairs = tuple(
            _pair(corpus[each], metadata.get(corpus[each].corpus_id), int(canonical), each, scores, ties)
            for each in judgements.distractors[query]
        )
        outcomes.append(FamilyOutcome(pairs, _first(pairs, scores.get(int(canonical)))))
    return outcomes


def _scores(ranking: Ranking, query: int) -> Mapping[int, float]:
    span = slice(ranking.offsets[query], ranking.offsets[query + 1])
    return dict(zip(ranking.documents[span].tolist(), ranking.scores[span].tolist(), strict=True))


def _pair(
    row: CorpusRow,
    metadata: DistractorRow | None,
    canonical: int,
    distractor: int,
    scores: Mapping[int, float],
    ties: Ties,
) -> Pair:
    operator, edit_span, edits = _edit(row, metadata)
    ours, theirs = scores.get(canonical), scores.get(distractor)
    deceived = _deceived(ours, theirs, canonical, distractor, ties)
    margin = None if ours is None or theirs is None else round(ours - theirs, 6)
    return Pair(row.corpus_id, operator, edit_span, edits, deceived, margin)


def _edit(row: CorpusRow, metadata: DistractorRow | None) -> tuple[str | None, int | None, int | None]:
    """Return operator and span of a single edit, and the number of edits."""
    edits: tuple[Mapping[str, Any], ...] = metadata.edits if metadata else ()
    if len(edits) > 1:
        return None, None, len(edits)
    if edits:
        return edits[0].get("operator"), edits[0].get("edit_span"), 1
    kind = (metadata.bug_type if metadata else None) or row.bug_type
    return None if kind == "stacked" else kind, None, None


def _deceived(
    ours: float | None, theirs: float | None, canonical: int, distractor: int, ties: Ties
) -> float | None:
    if ours is None or theirs is None:
        return None if ours is theirs else float(ours is None)
    if ours == theirs:
        return 0.5 if ties == "expected" else float(distractor < canonical)
    return float(theirs > ours)


def _first(pairs: tuple[Pair, ...], canonical: float | None) -> float | None:
    """Return the probability that no distractor stands above the canonical; None if all are absent."""
    if canonical is None:
        return None if all(pair.deceived is None for pair in pairs) else 0.0
    if any(pair.deceived == 1 for pair in pairs):
        return 0.0
    return 1 / (1 + sum(pair.deceived == 0.5 for pair in pairs))
