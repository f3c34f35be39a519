from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from execretrieval.datasets import CorpusRow, Dataset, QueryRow


def from_texts(
    corpus: Sequence[str], queries: Sequence[str], families: Sequence[Sequence[int]] | None = None
) -> Dataset:
    """Documents and queries by number; family q is document q alone unless given."""
    members = families or [[number] for number in range(len(queries))]
    return Dataset(
        None,
        tuple(CorpusRow(f"c_{n}", text, "correct", "e") for n, text in enumerate(corpus)),
        tuple(
            QueryRow(
                f"q_{n}",
                text,
                ("assert f()",),
                tuple(f"c_{each}" for each in members[n][:1]),
                tuple(f"c_{each}" for each in members[n][1:]),
                "e",
                {},
            )
            for n, text in enumerate(queries)
        ),
        (),
        (),
        None,
    )


@pytest.fixture(name="from_texts", scope="session")
def from_texts_fixture() -> Callable[..., Dataset]:
    return from_texts


@pytest.fixture(scope="session")
def equal_sums() -> NDArray[np.float32]:
    """300 rows of the same whole numbers in other orders: one sum, and in single precision several."""
    generator = np.random.default_rng(6)
    numbers = generator.integers(-(10**6), 10**6, 512)
    rows = np.array([generator.permutation(numbers) for _ in range(300)], dtype=np.float32)
    assert len(set((rows @ np.ones(512, np.float32)).tolist())) > 1
    return rows
