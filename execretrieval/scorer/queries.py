"""The rows of a result: one per query, with everything its totals are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from execretrieval.retrievers import Ranking
from execretrieval.retrievers.order import SEED, head_order
from execretrieval.scorer.judgements import Judgements
from execretrieval.scorer.metrics import (
    Bounds,
    Floats,
    Groups,
    Ints,
    Ties,
    exec_at,
    group,
    ndcg_at,
    precision_at,
)
from execretrieval.scorer.pairs import FamilyOutcome, family_outcomes
from execretrieval.scorer.ranks import member_ranks

PLACES = 9
"""Decimals of the values of one query."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How to score: cut-offs, the seed that orders equals, what to do with ties."""

    ks: tuple[int, ...] = (1, 3, 5, 10)
    seed: int = SEED
    ties: Ties = "expected"


def query_rows(ranking: Ranking, judgements: Judgements, settings: Settings) -> list[dict[str, Any]]:
    """Return `per_query` of a result, in the order of the dataset's queries."""
    groups = group(ranking, judgements, settings.ties)
    bounds = metric_bounds(groups, settings.ks)
    families = family_outcomes(ranking, judgements, settings.ties)
    members = member_ranks(ranking, judgements, settings.ties)
    order = _order(ranking, judgements, settings)
    passes = judgements.passes(ranking.queries, ranking.documents)
    tops = _first_places(ranking, judgements, settings.ties)
    passing, relevant = judgements.passing_counts.tolist(), judgements.relevant_counts.tolist()
    ends = np.cumsum(ranking.heads)
    rows = []
    for number, query in enumerate(judgements.dataset.queries):
        head = order[ends[number] - ranking.heads[number] : ends[number]]
        rows.append(
            {
                "query_id": query.query_id,
                "query": query.query,
                "correct_corpus_ids": list(query.correct_corpus_ids),
                "domain": query.domain,
                "n_passing": passing[number],
                "n_relevant": relevant[number],
                "metrics": _with_gap(_at(bounds, "expected", number), settings.ks),
                "worst": _at(bounds, "worst", number),
                "best": _at(bounds, "best", number),
                "family": _family(families[number], members[number]),
                "rank1": tops[number],
                "top_results": _top(ranking, judgements, passes, number, head[: max(settings.ks)]),
            }
        )
    return rows


def metric_bounds(groups: Groups, ks: Sequence[int]) -> dict[str, Bounds]:
    """Return every metric that has bounds, by the name it has in the results."""
    kinds = {"exec": exec_at, "precision": precision_at, "ndcg": ndcg_at}
    return {f"{name}@{k}": measure(groups, k) for name, measure in kinds.items() for k in ks}


def _at(bounds: dict[str, Bounds], which: str, query: int) -> dict[str, float]:
    return {name: round(float(getattr(value, which)[query]), PLACES) for name, value in bounds.items()}


def _with_gap(values: dict[str, float], ks: Sequence[int]) -> dict[str, float]:
    gaps = {f"exec_ndcg_gap@{k}": round(values[f"exec@{k}"] - values[f"ndcg@{k}"], PLACES) for k in ks}
    return values | gaps


def _family(outcome: FamilyOutcome, members: list[dict[str, Any]]) -> dict[str, Any]:
    first = None if outcome.first is None else round(outcome.first, PLACES)
    pairs = [dict(vars(pair)) for pair in outcome.pairs]
    return {"canonical_first": first, "members": members, "pairs": pairs}


def _order(ranking: Ranking, judgements: Judgements, settings: Settings) -> Ints:
    """Return the entries of all heads in rank order, equals by a seeded hash of content (or by corpus)."""
    if settings.ties == "corpus-order":
        return np.flatnonzero(ranking.in_head)
    return head_order(ranking, judgements.dataset, settings.seed)


def _top(
    ranking: Ranking, judgements: Judgements, passes: NDArray[np.bool_], query: int, entries: Ints
) -> list[dict[str, Any]]:
    rows = []
    for rank, entry in enumerate(entries.tolist(), 1):
        number = int(ranking.documents[entry])
        document = judgements.dataset.corpus[number]
        rows.append(
            {
                "rank": rank,
                "corpus_id": document.corpus_id,
                "label": document.label,
                "bug_type": document.bug_type or "",
                "similarity": float(ranking.scores[entry]),
                "passes_all_tests": bool(passes[entry]),
                "test_results": judgements.outcomes(query, number),
            }
        )
    return rows


def _first_places(ranking: Ranking, judgements: Judgements, ties: Ties) -> list[dict[str, float]]:
    """Return who holds rank 1 of each query, as probabilities over the order of the first tie."""
    query, document, head = ranking.queries, ranking.documents, ranking.in_head
    best = np.full(len(ranking.heads), np.inf)
    starts = ranking.offsets[:-1][ranking.heads > 0]
    best[ranking.heads > 0] = ranking.scores[starts]
    first = head & (ranking.scores == best[query])
    if ties == "corpus-order":
        first &= np.isin(np.arange(len(query)), starts)
    query, document = query[first], document[first]
    width = max(len(judgements.dataset.corpus), 1)
    paired = np.array(
        [row * width + each for row, found in enumerate(judgements.distractors) for each in found],
        dtype=np.int64,
    )
    passes = judgements.passes(query, document)
    is_paired = np.isin(query * width + document, paired) & ~passes
    kinds = {"passing": passes, "paired_distractor": is_paired, "other_family": ~(passes | is_paired)}
    shares = {name: _share(query, mask, len(ranking.heads)) for name, mask in kinds.items()}
    shares["nothing"] = (ranking.heads == 0).astype(float)
    return [
        {name: round(float(share[number]), PLACES) for name, share in shares.items()}
        for number in range(len(ranking.heads))
    ]


def _share(query: Ints, mask: NDArray[np.bool_], count: int) -> Floats:
    total = np.bincount(query, minlength=count)
    return np.bincount(query, mask, minlength=count) / np.maximum(total, 1)
