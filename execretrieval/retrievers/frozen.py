"""Vectors that were made before: `npz:PATH`, for frozen matrices such as the paper's."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from execretrieval import __version__
from execretrieval.datasets import Dataset
from execretrieval.datasets.atomic import whole_file
from execretrieval.datasets.ids import canonical_json
from execretrieval.errors import InputError
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.dense import Index, search
from execretrieval.retrievers.embedding import EmbeddingRetriever
from execretrieval.retrievers.vectors import Matrix, Similarity

NAMES: Mapping[str, Sequence[str]] = {
    "query matrix": ("query_embeddings", "query_vectors", "queries"),
    "document matrix": ("corpus_embeddings", "corpus_vectors", "document_embeddings", "documents", "corpus"),
    "query ids": ("query_ids",),
    "document ids": ("corpus_ids", "document_ids", "doc_ids"),
}
"""Under which names each part is looked for, ours first."""


@dataclass(frozen=True)
class FrozenVectors:
    """`npz:PATH`, matrices of queries and documents with their ids.

    The file may hold more ids than the dataset, so that one matrix serves every density. Without ids, the
    rows are taken to be those of the dataset, and must be as many. `similarity` in the file is `cosine` (the
    default) or `dot`. Half-precision matrices are used as they are and named so in the recipe.
    """

    path: str
    index: Index | None = None

    def __str__(self) -> str:
        return f"npz:{self.path}"

    @cached_property
    def _arrays(self) -> Mapping[str, np.ndarray[Any, Any]]:
        try:
            with Path(self.path).open("rb") as stream, np.load(stream, allow_pickle=False) as file:
                return {name: file[name] for name in file.files}
        except OSError as error:
            raise self._error(f"cannot be read: {error.strerror or error}") from error
        except (ValueError, AttributeError, TypeError, EOFError, zipfile.BadZipFile) as error:
            raise self._error("is no npz file of plain arrays (object arrays are not read)") from error

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The content of the file, by hash, and how it is used."""
        digest = sha256()
        for name, array in sorted(self._arrays.items()):
            digest.update(f"{name} {array.dtype.str} {array.shape}\0".encode())
            digest.update(np.ascontiguousarray(array).data)
        documents = self._part("document matrix")
        made = {
            "kind": "npz",
            "sha256": digest.hexdigest(),
            "similarity": self._similarity,
            "dtype": str(documents.dtype),
            "dims": documents.shape[-1],
        }
        return made if self.index is None else made | {"index": dict(self.index.recipe)}

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Search, exactly unless there is an index; `InputError` for an id that the file lacks."""
        queries = self._rows("query", [row.query_id for row in dataset.queries])
        documents = self._rows("document", [row.corpus_id for row in dataset.corpus])
        return search(dataset, queries, documents, depth=depth, similarity=self._similarity, index=self.index)

    @property
    def _similarity(self) -> Similarity:
        stated = str(self._arrays.get("similarity", "cosine"))
        if stated not in ("cosine", "dot"):
            raise self._error(f"the similarity is {stated!r}; it must be cosine or dot")
        return "dot" if stated == "dot" else "cosine"

    def _rows(self, kind: str, wanted: Sequence[str]) -> Matrix:
        matrix = self._part(f"{kind} matrix")
        name = next((each for each in NAMES[f"{kind} ids"] if each in self._arrays), None)
        if name is None:
            return matrix
        ids = [str(each) for each in self._arrays[name].tolist()]
        place = {each: number for number, each in enumerate(ids)}
        if len(ids) != len(matrix) or len(place) != len(ids):
            raise self._error(f"{name} must name each of the {len(matrix)} rows, each once")
        lacking = next((each for each in wanted if each not in place), None)
        if lacking is not None:
            raise self._error(f"has no vector of {kind} {lacking}")
        return np.asarray(matrix[[place[each] for each in wanted]])

    def _part(self, part: str) -> Matrix:
        name = next((each for each in NAMES[part] if each in self._arrays), None)
        if name is None:
            held = ", ".join(sorted(self._arrays)) or "nothing"
            raise self._error(f"has no {part}: looked for {', '.join(NAMES[part])}; it holds {held}")
        matrix = self._arrays[name]
        if matrix.ndim != 2 or matrix.dtype.kind not in "fiu":
            raise self._error(f"{name} is no matrix of numbers: {matrix.dtype} of shape {matrix.shape}")
        return matrix

    def _error(self, reason: str) -> InputError:
        return InputError(reason, path=self.path)


def freeze(
    path: Path,
    *,
    query_ids: Sequence[str],
    queries: Matrix,
    corpus_ids: Sequence[str],
    documents: Matrix,
    similarity: Similarity,
    provenance: str,
) -> None:
    """Write what `npz:PATH` reads, all of it or nothing; `provenance` is JSON text of how it was made."""
    with whole_file(path) as stream:
        np.savez(
            stream,
            query_ids=np.array(query_ids),
            query_embeddings=queries,
            corpus_ids=np.array(corpus_ids),
            corpus_embeddings=documents,
            similarity=np.array(similarity),
            provenance=np.array(provenance),
        )


def freeze_system(path: Path, system: EmbeddingRetriever, dataset: Dataset) -> None:
    """Embed queries and corpus of a dataset with a system and write the vectors as `npz:PATH` reads them."""
    queries, documents, facts = system.embedded(dataset)
    made = {"system": str(system), "recipe": dict(system.recipe), "facts": facts, "version": __version__}
    freeze(
        path,
        query_ids=[row.query_id for row in dataset.queries],
        queries=queries.vectors,
        corpus_ids=[row.corpus_id for row in dataset.corpus],
        documents=documents.vectors,
        similarity=system.embedder.similarity,
        provenance=canonical_json(made),
    )
