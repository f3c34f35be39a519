"""Rankings as a TREC run for other tools."""

from __future__ import annotations

import numpy as np

from execretrieval.datasets import Dataset
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.order import SEED, head_order


def trec_run(ranking: Ranking, dataset: Dataset, *, depth: int, tag: str, seed: int = SEED) -> str:
    """Return the first `depth` documents of each query as a TREC run of six columns.

    Scores fall strictly with rank, depth + 1 - rank: tools that keep scores in single precision, or order
    ties by their own rule, then see the order meant. Equals stand in the order of a seeded hash of content.
    """
    order = head_order(ranking, dataset, seed)
    ends = np.cumsum(ranking.heads)
    label = "".join(letter if letter.isprintable() and not letter.isspace() else "_" for letter in tag)
    lines = []
    for number, query in enumerate(dataset.queries):
        head = order[ends[number] - ranking.heads[number] : ends[number]][:depth]
        for rank, entry in enumerate(head.tolist(), 1):
            document = dataset.corpus[ranking.documents[entry]].corpus_id
            lines.append(f"{query.query_id} Q0 {document} {rank} {depth + 1 - rank} {label}\n")
    return "".join(lines)
