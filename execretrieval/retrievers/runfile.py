"""Rankings that another program made: TREC runs, and their JSON form."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from execretrieval.datasets import Dataset
from execretrieval.errors import InputError
from execretrieval.retrievers.base import Ranking
from execretrieval.retrievers.topk import rank_entries
from execretrieval.schemas import decode


@dataclass(frozen=True)
class RunFile:
    """`run:PATH`, a TREC run of six columns: query id, `Q0`, document id, rank, score, tag.

    Or JSON, {query id: {document id: score}}, as beir keeps runs: whatever begins with a brace.

    Documents are ranked by the score as given; the rank column is read past, since tools break ties in
    it by their own rules. A query without a line has retrieved nothing.
    """

    path: str

    def __str__(self) -> str:
        return f"run:{self.path}"

    @cached_property
    def _bytes(self) -> bytes:
        try:
            return Path(self.path).read_bytes()
        except OSError as error:
            raise InputError(f"cannot read the run: {error.strerror}", path=self.path) from error

    @property
    def recipe(self) -> Mapping[str, Any]:
        """The content of the file, by hash."""
        form = "json" if self._is_json else "trec"
        return {"kind": "run", "format": form, "sha256": sha256(self._bytes).hexdigest()}

    def retrieve(self, dataset: Dataset, *, depth: int) -> Ranking:
        """Read the run; raise `InputError`, with the line, for one that cannot belong to `dataset`."""
        queries = {row.query_id: number for number, row in enumerate(dataset.queries)}
        documents = dataset.positions
        entries: dict[tuple[int, int], float] = {}
        for line, query_id, document_id, score in self._json() if self._is_json else self._lines():
            for kind, key, known in (("query", query_id, queries), ("document", document_id, documents)):
                if key not in known:
                    raise self._error(line, f"the dataset has no {kind} {key!r}")
            entry = queries[query_id], documents[document_id]
            if entry in entries:
                raise self._error(line, f"document {document_id!r} a second time for query {query_id!r}")
            entries[entry] = score
        pairs = np.array(list(entries), dtype=np.int64).reshape(-1, 2)
        return rank_entries(
            dataset, pairs[:, 0], pairs[:, 1], np.array(list(entries.values()), float), depth=depth
        )

    @property
    def _is_json(self) -> bool:
        return self._bytes.lstrip()[:1] == b"{"

    def _json(self) -> Iterator[tuple[None, str, str, float]]:
        for query_id, scores in decode(self._bytes, path=self.path, line=1).items():
            if not isinstance(scores, dict):
                raise self._error(None, f"query {query_id!r} must hold an object of scores")
            for document_id, score in scores.items():
                if isinstance(score, bool) or not isinstance(score, int | float):
                    raise self._error(None, f"the score of {document_id!r} for {query_id!r} is not a number")
                yield None, query_id, document_id, float(score)

    def _lines(self) -> Iterator[tuple[int, str, str, float]]:
        for number, raw in enumerate(self._bytes.split(b"\n"), 1):
            try:
                columns = raw.decode("utf-8").split()
            except UnicodeDecodeError as error:
                raise self._error(number, "not UTF-8 text") from error
            if not columns:
                continue
            if len(columns) != 6:
                raise self._error(number, f"{len(columns)} columns, a TREC run has 6")
            try:
                score = float(columns[4])
            except ValueError as error:
                raise self._error(number, f"the score {columns[4]!r} is not a number") from error
            if not math.isfinite(score):
                raise self._error(number, f"the score {columns[4]!r} is not finite")
            yield number, columns[0], columns[2], score

    def _error(self, line: int | None, reason: str) -> InputError:
        return InputError(reason, path=self.path, line=line)
