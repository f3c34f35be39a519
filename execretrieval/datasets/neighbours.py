"""Which tasks are nearly the same, and a split that keeps those together."""

from __future__ import annotations

import io
import keyword
import tokenize
from collections.abc import Sequence
from hashlib import sha256

import numpy as np
from scipy import sparse
from scipy.sparse.csgraph import connected_components

from execretrieval.datasets.model import Family

SHINGLE = 5
CODE_LIKENESS = 0.7
QUERY_LIKENESS = 0.8
_DROPPED = {tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER}


def split_families(
    families: Sequence[Family], *, test_share: float, seed: int
) -> tuple[list[Family], list[Family]]:
    """Return families to train and to test with, so that near-duplicates stand on one side.

    Tasks are tied together where the codes of their canonicals, names aside, share 0.7 of their runs of five
    tokens, or their queries 0.8 of their words (Jaccard), chains included. Each group goes to the test side
    with probability `test_share`, by a hash of seed and content.
    """
    groups = near_duplicates(families)
    members: dict[int, list[Family]] = {}
    for group, family in zip(groups, families, strict=True):
        members.setdefault(group, []).append(family)
    test = {group for group, held in members.items() if _draw(held, seed) < test_share}
    sides: tuple[list[Family], list[Family]] = ([], [])
    for group, family in zip(groups, families, strict=True):
        sides[group in test].append(family)
    return sides


def near_duplicates(families: Sequence[Family]) -> list[int]:
    """Return a group number for each family; near-duplicates share one."""
    if not families:
        return []
    code = _alike([_shingles(each.correct[0].code) for each in families], CODE_LIKENESS)
    query = _alike([set(each.query.query.lower().split()) for each in families], QUERY_LIKENESS)
    _, groups = connected_components(code + query, directed=False)
    return [int(group) for group in groups]


def _draw(members: Sequence[Family], seed: int) -> float:
    text = f"{seed}\0" + "\0".join(sorted(each.query.query for each in members))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") / 2**64


def _alike(sets: Sequence[set[str]], least: float) -> sparse.csr_array:
    """Return which sets have a Jaccard index of `least` or more, as a sparse matrix."""
    index = {item: number for number, item in enumerate(sorted(set().union(*sets)))}
    rows = np.repeat(np.arange(len(sets)), [len(each) for each in sets])
    columns = np.array([index[item] for each in sets for item in each], dtype=np.int64)
    incidence = sparse.csr_array(
        (np.ones(len(rows), dtype=np.int64), (rows, columns)), shape=(len(sets), max(len(index), 1))
    )
    shared = (incidence @ incidence.T).tocoo()
    sizes = np.array([len(each) for each in sets])
    first, second = shared.coords
    close = shared.data >= least * (sizes[first] + sizes[second] - shared.data)
    return sparse.csr_array((close[close], (first[close], second[close])), shape=shared.shape)


def _shingles(code: str) -> set[str]:
    """Return the runs of tokens of a code, names and literals made alike."""
    try:
        tokens = [_kind(each) for each in tokenize.generate_tokens(io.StringIO(code).readline)]
    except (tokenize.TokenError, SyntaxError):
        tokens = list(code.split())
    kept = [token for token in tokens if token]
    return {"\0".join(kept[n : n + SHINGLE]) for n in range(max(1, len(kept) - SHINGLE + 1))}


def _kind(token: tokenize.TokenInfo) -> str:
    if token.type in _DROPPED:
        return ""
    if token.type == tokenize.NAME and not keyword.iskeyword(token.string):
        return "name"
    if token.type in (tokenize.NUMBER, tokenize.STRING):
        return "literal"
    return token.string if token.string.strip() else tokenize.tok_name[token.type]
