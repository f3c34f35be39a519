"""A dataset to a ranking: BM25, embedding models, run files, and what combines them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval.retrievers.base import Ranking as Ranking
    from execretrieval.retrievers.base import Retriever as Retriever
    from execretrieval.retrievers.families import Families as Families
    from execretrieval.retrievers.systems import parse_system as parse_system
else:
    from execretrieval.lazy import attach

    __getattr__, __dir__, __all__ = attach(
        __name__,
        {"base": ["Ranking", "Retriever"], "families": ["Families"], "systems": ["parse_system"]},
    )
