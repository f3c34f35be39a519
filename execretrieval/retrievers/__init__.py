"""A dataset to a ranking: BM25, run files; more to come."""

from execretrieval.retrievers.base import Ranking, Retriever
from execretrieval.retrievers.families import Families
from execretrieval.retrievers.systems import parse_system

__all__ = ["Families", "Ranking", "Retriever", "parse_system"]
