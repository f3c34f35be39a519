"""Where a system put the members of a query's own family."""

from __future__ import annotations

from typing import Any

import numpy as np

from execretrieval.retrievers import Ranking
from execretrieval.scorer.judgements import Judgements
from execretrieval.scorer.metrics import Ints, Ties


def member_ranks(ranking: Ranking, judgements: Judgements, ties: Ties) -> list[list[dict[str, Any]]]:
    """Return `members` of each query: its correct documents first, then its paired distractors.

    `first` and `last` are the best and the worst rank, from 1, that the order of equals allows; with
    `corpus-order` they are one. A member that ranked below the head, which holds the largest k at least, has
    the number of the head plus one as `first` and no `last`; one that was not retrieved has neither.
    """
    first, last = _places(ranking, ties)
    bounds = ranking.offsets.tolist()
    heads = ranking.heads.tolist()
    corpus = judgements.dataset.corpus
    place = judgements.dataset.positions
    rows = []
    for number, query in enumerate(judgements.dataset.queries):
        span = slice(bounds[number], bounds[number + 1])
        entries = {document: n for n, document in enumerate(ranking.documents[span].tolist())}
        ids = dict.fromkeys((*query.correct_corpus_ids, *query.paired_distractor_corpus_ids))
        found = []
        for each in ids:
            entry = entries.get(place[each])
            if entry is None:
                ranks: tuple[int | None, int | None] = (None, None)
            elif entry >= heads[number]:
                ranks = (heads[number] + 1, None)
            else:
                ranks = (int(first[span][entry]), int(last[span][entry]))
            found.append({"corpus_id": corpus[place[each]].corpus_id, "first": ranks[0], "last": ranks[1]})
        rows.append(found)
    return rows


def _places(ranking: Ranking, ties: Ties) -> tuple[Ints, Ints]:
    """Return the first and the last rank of each entry among its equals."""
    query, score = ranking.queries, ranking.scores
    position = np.arange(len(query)) - np.repeat(ranking.offsets[:-1], np.diff(ranking.offsets)) + 1
    if ties == "corpus-order":
        return position, position
    opens = np.ones(len(query), dtype=bool)
    opens[1:] = (query[1:] != query[:-1]) | (score[1:] != score[:-1])
    starts = np.flatnonzero(opens)
    sizes = np.diff(np.append(starts, len(query)))
    begin = np.repeat(position[starts], sizes)
    return begin, begin + np.repeat(sizes, sizes) - 1
