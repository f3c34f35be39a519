"""A dataset to a ranking: BM25, run files; more to come."""

from execretrieval.retrievers.base import Ranking, Retriever

__all__ = ["Ranking", "Retriever"]
