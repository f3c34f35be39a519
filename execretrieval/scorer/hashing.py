"""Hashes of content, by which equals are ordered."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray


def seeded_keys(seed: int, kind: str, texts: Iterable[str]) -> NDArray[np.uint64]:
    """Return 64 bits of sha256 of (seed, kind, text) for each text."""
    head = f"{seed}\0{kind}\0"
    keys = [int.from_bytes(sha256((head + text).encode()).digest()[:8], "big") for text in texts]
    return np.array(keys, dtype=np.uint64)


def mix(left: NDArray[np.uint64], right: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Combine keys into new ones that look independent (the finaliser of splitmix64)."""
    value = left ^ right
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.asarray(value ^ (value >> np.uint64(31)))
