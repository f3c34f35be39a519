"""A model as a reranker: it reads the candidates of a query, all at once or each by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from execretrieval.registry.authoring import contracts
from execretrieval.registry.authoring.asking import Asker
from execretrieval.registry.authoring.prompts import load_prompt
from execretrieval.registry.authoring.stage import Item

Pair = tuple[str, str]
Mode = Literal["listwise", "pointwise"]


@dataclass
class ModelReranker:
    """Scores (query, document) pairs; those of one query stand together, in the order of the first stage.

    Listwise a document's score is minus its place in the order that the model gives; pointwise it is how
    sure the model is, in percent. Where a model gives no answer that can be used, listwise keeps the order of
    the first stage and pointwise scores 0; `unanswered` counts those questions.
    """

    asker: Asker
    mode: Mode = "listwise"
    unanswered: int = field(default=0, init=False)

    def __str__(self) -> str:
        return f"llm:{self.mode}:{self.asker.role.model}"

    @property
    def recipe(self) -> Mapping[str, Any]:
        """Model, prompt and all that goes with a question."""
        role = self.asker.role
        return {
            "provider": role.provider_kind,
            "model": role.model,
            "base_url": role.base_url,
            "prompt": load_prompt(self._prompt, role.prompt).version,
            "max_output_tokens": role.max_output_tokens,
            "sampling": dict(role.sampling),
            "output": role.output,
        }

    def score(self, pairs: Sequence[Pair]) -> NDArray[np.float64]:
        """Return one score for each pair, higher for better."""
        if self.mode == "pointwise":
            items = [
                Item({}, {"query": query, "document": document}, contracts.percent())
                for query, document in pairs
            ]
            values = self._ask(items)
            return np.array([0.0 if value is None else value["percent"] for value in values])
        groups = [[document for _, document in group] for _, group in groupby(pairs, key=lambda p: p[0])]
        queries = [query for query, _ in groupby(pairs, key=lambda pair: pair[0])]
        values = self._ask(list(_lists(queries, groups)))
        scores: list[float] = []
        for documents, value in zip(groups, values, strict=True):
            order = range(1, len(documents) + 1) if value is None else value["order"]
            place = {number: -float(rank) for rank, number in enumerate(order)}
            scores += [place[number] for number in range(1, len(documents) + 1)]
        return np.array(scores)

    @property
    def _prompt(self) -> str:
        return f"reranker_{self.mode}"

    def _ask(self, items: Sequence[Item]) -> list[Any | None]:
        values = self.asker.ask(self._prompt, items)
        self.unanswered += sum(value is None for value in values)
        return values


def _lists(queries: Sequence[str], groups: Sequence[Sequence[str]]) -> Iterator[Item]:
    for query, documents in zip(queries, groups, strict=True):
        numbered = [f"Piece {number}:\n{document}" for number, document in enumerate(documents, 1)]
        shown = {"query": query, "documents": "\n\n----------\n\n".join(numbered)}
        yield Item({}, shown, contracts.order(len(documents)))
