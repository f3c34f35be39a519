"""What a system would send to a paid service, before it does, and what it takes in all."""

from __future__ import annotations

from dataclasses import dataclass, replace

from execretrieval.datasets import Dataset
from execretrieval.retrievers.base import Retriever
from execretrieval.retrievers.embedding import EmbeddingRetriever, Role
from execretrieval.retrievers.fusion import Fusion
from execretrieval.retrievers.hosted import HostedModel, estimate_tokens
from execretrieval.retrievers.models import model_rows
from execretrieval.retrievers.openai_model import OpenAIModel
from execretrieval.retrievers.rerank import Executed, Reranked
from execretrieval.retrievers.systems_file import Named
from execretrieval.retrievers.vectorcache import vector_key


@dataclass(frozen=True, slots=True)
class Plan:
    """Texts to send, their tokens by a cautious estimate, and the price in US dollars.

    `price` is None where the registry knows none.
    """

    system: str
    texts: int
    tokens: int
    price: float | None


def plan(system: Retriever, dataset: Dataset, *, anew: bool = False) -> list[Plan]:
    """Return a plan for each paid model in a system, combinations looked into.

    It counts the texts that are not in the cache; with `anew`, all of them.
    """
    match system:
        case EmbeddingRetriever(embedder=HostedModel() | OpenAIModel()):
            return [_plan(system, dataset, anew=anew)]
        case Fusion(systems=systems):
            return [found for each in systems for found in plan(each, dataset, anew=anew)]
        case Reranked(first=inner) | Executed(first=inner) | Named(system=inner):
            return plan(inner, dataset, anew=anew)
    return []


def _plan(system: EmbeddingRetriever, dataset: Dataset, *, anew: bool) -> Plan:
    if anew:
        system = replace(system, cache=None)
    texts = _missing(system, [row.query for row in dataset.queries], "query")
    texts += _missing(system, [row.code for row in dataset.corpus], "document")
    tokens = sum(map(estimate_tokens, texts))
    row = model_rows().get(str(system.embedder.recipe["model"]))
    price = None if row is None or row.price is None else round(tokens * row.price / 1e6, 6)
    return Plan(str(system), len(texts), tokens, price)


def _missing(system: EmbeddingRetriever, texts: list[str], role: Role) -> list[str]:
    distinct = list(dict.fromkeys(system.embedder.prepare(text, role) for text in texts))
    keys = [vector_key(system.embedder.recipe, role, text) for text in distinct]
    held = {} if system.cache is None else system.cache.get(keys)
    return [text for text, key in zip(distinct, keys, strict=True) if key not in held]
