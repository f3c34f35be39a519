"""A dataset in numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from execretrieval.datasets.model import Dataset


def summary(dataset: Dataset) -> dict[str, Any]:
    """Return how many there are of what: snippets by bug type, queries by domain, families by density."""
    bugs = Counter(row.bug_type or "unnamed" for row in dataset.corpus if row.label == "incorrect")
    domains = Counter(query.domain for query in dataset.queries)
    densities = Counter(len(query.paired_distractor_corpus_ids) for query in dataset.queries)
    return {
        "queries": len(dataset.queries),
        "corpus": len(dataset.corpus),
        "distractors": bugs.total(),
        "by_bug_type": dict(sorted(bugs.items())),
        "by_domain": dict(sorted(domains.items())),
        "by_density": dict(sorted(densities.items())),
    }
