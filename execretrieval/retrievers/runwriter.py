"""Rankings as a TREC run for other tools."""

from __future__ import annotations

from typing import Literal

import numpy as np

from execretrieval.datasets import Dataset
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.order import SEED, head_order

Scores = Literal["ranks", "raw"]


def trec_run(
    ranking: Ranking,
    dataset: Dataset,
    *,
    depth: int,
    tag: str,
    scores: Scores = "ranks",
    seed: int = SEED,
) -> str:
    """Return the first `depth` documents of each query as a TREC run of six columns.

    Scores made of `ranks` fall strictly with rank, depth + 1 - rank: tools that keep scores in single
    precision, or order ties by their own rule, then see the order meant. `raw` ones are the system's, to
    6 decimals: equals stay equals, and all equals of the last document are written too, so that no tie is
    cut in two. Equals stand in the order of a seeded hash of content.
    """
    order = head_order(ranking, dataset, seed)
    ends = np.cumsum(ranking.heads)
    label = "".join(letter if letter.isprintable() and not letter.isspace() else "_" for letter in tag)
    lines = []
    for number, query in enumerate(dataset.queries):
        head = order[ends[number] - ranking.heads[number] : ends[number]]
        for rank, entry in enumerate((head[:depth] if scores == "ranks" else head).tolist(), 1):
            score = depth + 1 - rank if scores == "ranks" else repr(float(ranking.scores[entry]))
            document = dataset.corpus[ranking.documents[entry]].corpus_id
            lines.append(f"{query.query_id} Q0 {document} {rank} {score} {label}\n")
    return "".join(lines)
