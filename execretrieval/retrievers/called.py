"""What embedding models have in common that are called as registry and options say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np

from execretrieval.errors import InputError
from execretrieval.retrievers.embedding import Embedded, Role
from execretrieval.retrievers.models import Call
from execretrieval.retrievers.vectors import Similarity


class Called(ABC):
    """A model with a `Call`."""

    @property
    @abstractmethod
    def _call(self) -> Call:
        """How it is called."""

    @property
    def similarity(self) -> Similarity:
        """The cosine, unless registry or options say otherwise."""
        return self._call.row.similarity

    def prepare(self, text: str, role: Role) -> str:
        """Put the prefix of the role in front."""
        return self._call.prefix(role) + text


class Remote(Called):
    """A model of a server, which may answer with less or something else than was asked for."""

    def _embedded(self, vectors: Sequence[Sequence[float]]) -> Embedded:
        """Return vectors that a server gave; raise `InputError` if they are not of the dimensions due."""
        wanted = self._call.dims or self._call.row.dims or len(vectors[0])
        for vector in vectors:
            if len(vector) != wanted:
                raise self._error(f"gave a vector of {len(vector)} dimensions where {wanted} were due")
        return Embedded(np.array(vectors, dtype=np.float32), np.zeros(len(vectors), dtype=bool))

    @abstractmethod
    def _error(self, reason: str) -> InputError:
        """Return an error that names the model and no key."""
