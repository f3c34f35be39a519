"""exec@k, execution_precision@k and nDCG@k where documents tie.

Documents with one score form a tie group; every order inside it is equally likely. With s documents
strictly above a group of n, of which p pass, the top k takes m = min(max(k - s, 0), n) of it at random, so
that none of the taken passes with probability C(n - p, m) / C(n, m) (hypergeometric), p * m / n pass in
expectation, and a relevant document stands at each of the ranks s + 1 ... s + n with probability 1 / n.
After McSherry and Najork, Computing Information Retrieval Performance Measures Efficiently in the Presence
of Tied Scores, ECIR 2008.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from execretrieval.retrievers import Ranking
from execretrieval.scorer.judgements import Judgements

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Ties = Literal["expected", "corpus-order"]


@dataclass(frozen=True, slots=True)
class Groups:
    """The tie groups of all heads, arrays of shape (groups,), by query and falling score.

    `judged` is how many documents of the corpus are relevant to each query, shape (queries,).
    """

    n_queries: int
    query: Ints
    start: Ints
    size: Ints
    passing: Ints
    relevant: Ints
    judged: Ints


@dataclass(frozen=True, slots=True)
class Bounds:
    """A metric of each query, shape (queries,): expected over tie orders, at worst, at best."""

    expected: Floats
    worst: Floats
    best: Floats


def group(ranking: Ranking, judgements: Judgements, ties: Ties) -> Groups:
    """Cut the heads into tie groups; with `corpus-order`, every document is a group of its own."""
    head = ranking.in_head
    query, document = ranking.queries[head], ranking.documents[head]
    score = ranking.scores[head]
    count = len(ranking.heads)
    opens = np.ones(len(query), dtype=bool)
    if ties == "expected":
        opens[1:] = (query[1:] != query[:-1]) | (score[1:] != score[:-1])
    first = np.flatnonzero(opens)
    row_start = np.concatenate([[0], np.cumsum(ranking.heads)])[:-1]
    owner = np.cumsum(opens) - 1
    return Groups(
        count,
        query[first],
        first - row_start[query[first]],
        np.diff(np.append(first, len(query))),
        np.bincount(owner[judgements.passes(query, document)], minlength=len(first)).astype(np.int64),
        np.bincount(owner[judgements.is_relevant(query, document)], minlength=len(first)).astype(np.int64),
        judgements.relevant_counts,
    )


def one_group(n_corpus: int, judgements: Judgements) -> Groups:
    """All documents tied for every query: what chance alone gives over the whole pool."""
    count = len(judgements.canonical) if n_corpus else 0
    return Groups(
        len(judgements.canonical),
        np.arange(count),
        np.zeros(count, dtype=np.int64),
        np.full(count, n_corpus),
        judgements.passing_counts[:count],
        judgements.relevant_counts[:count],
        judgements.relevant_counts,
    )


def exec_at(groups: Groups, k: int) -> Bounds:
    """exec@k: 1 if any of the top k passes all tests."""
    taken = _taken(groups, k)
    failing = groups.size - groups.passing
    none = np.ones(len(taken))
    for step in range(min(k, int(taken.max(initial=0)))):
        draw = step < taken
        none[draw] *= np.maximum(failing[draw] - step, 0) / (groups.size[draw] - step)
    survive = np.ones(groups.n_queries)
    np.multiply.at(survive, groups.query, none)
    return Bounds(
        1 - survive,
        (_sum(groups, np.maximum(taken - failing, 0)) > 0).astype(float),
        (_sum(groups, np.minimum(taken, groups.passing)) > 0).astype(float),
    )


def precision_at(groups: Groups, k: int) -> Bounds:
    """execution_precision@k: passing documents in the top k, over k."""
    taken = _taken(groups, k)
    return Bounds(
        _sum(groups, taken * groups.passing / groups.size) / k,
        _sum(groups, np.maximum(taken - (groups.size - groups.passing), 0)) / k,
        _sum(groups, np.minimum(taken, groups.passing)) / k,
    )


def ndcg_at(groups: Groups, k: int) -> Bounds:
    """nDCG@k, every relevant document worth the same, discount 1 / log2(rank + 1).

    The ideal comes from the judgement, not from what was retrieved: all relevant documents first. With one
    of them, the canonical, it is 1.
    """
    discounts = np.concatenate([[0.0], 1 / np.log2(np.arange(1, k + 1) + 1)])
    total = np.cumsum(discounts)
    start, end = groups.start, groups.start + groups.size
    upper, lower = total[np.minimum(end, k)], total[np.minimum(start, k)]
    gains = (
        groups.relevant * ((upper - lower) / groups.size),
        upper - total[np.minimum(end - groups.relevant, k)],
        total[np.minimum(start + groups.relevant, k)] - lower,
    )
    ideal = total[np.clip(groups.judged, 1, k)]
    return Bounds(*(_sum(groups, gain) / ideal for gain in gains))


def _taken(groups: Groups, k: int) -> Ints:
    return np.clip(k - groups.start, 0, groups.size)


def _sum(groups: Groups, values: NDArray[np.floating] | Ints) -> Floats:
    return np.bincount(groups.query, values, minlength=groups.n_queries).astype(np.float64)
