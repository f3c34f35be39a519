"""Pairs of functions one edit apart in a set of functions, without comparing each with each.

Two token sequences that differ in one short span share more than half of the shorter one at their start or at
their end. So each is filed under a hash of its first and of its last tokens, of lengths from a fixed scale,
and only those that meet there are compared.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from execretrieval.audit.edits import common_ends

MIN_TOKENS = 20
MAX_EDIT = 16
"""Tokens that one edit may remove or insert."""

MAX_PARTNERS = 20
_MAX_COMPARED = 2000


def _scale(limit: int = 100_000) -> tuple[int, ...]:
    lengths = [1, 2, 3]
    while lengths[-1] < limit:
        lengths.append(lengths[-1] * 5 // 4 + 1)
    return tuple(lengths)


_SCALE = _scale()


@dataclass(frozen=True, slots=True)
class Clones:
    """Pairs by number, each number the first of its exact copies; and what was not looked at.

    `copies` says how many functions have the tokens of each number; `cut` counts functions with more than
    `MAX_PARTNERS` near-clones, whose further pairs are not listed, or with too many to be compared with all.
    """

    pairs: list[tuple[int, int]]
    copies: dict[int, int]
    cut: int


def near_clones(sequences: Sequence[tuple[str, ...]], *, min_tokens: int = MIN_TOKENS) -> Clones:
    """Return the pairs of different sequences that are one edit apart, both with at least `min_tokens`."""
    first: dict[tuple[str, ...], int] = {}
    copies: dict[int, int] = defaultdict(int)
    for number, tokens in enumerate(sequences):
        if len(tokens) >= min_tokens:
            copies[first.setdefault(tokens, number)] += 1
    buckets: dict[tuple[bool, int, int], list[int]] = defaultdict(list)
    for tokens, number in first.items():
        for key in _keys(tokens):
            buckets[key].append(number)
    partners: dict[int, int] = defaultdict(int)
    pairs: set[tuple[int, int]] = set()
    cut: set[int] = set()
    for bucket in buckets.values():
        if len(bucket) > 1:
            _compare(sorted(bucket, key=lambda n: (len(sequences[n]), n)), sequences, pairs, partners, cut)
    return Clones(sorted(pairs), dict(copies), len(cut))


def _keys(tokens: tuple[str, ...]) -> Iterator[tuple[bool, int, int]]:
    """Yield the places where a sequence is filed: at its start and its end, two lengths each.

    A pair with n and at most n + e tokens, e = `_most(n)`, shares at least (n - e) / 2 tokens at one end. So
    each is filed under all lengths of the scale between what it would share with a shorter one and with a
    longer one: the greatest length that suits the longer of a pair is among those of the shorter.
    """
    most = _most(len(tokens))
    least = max(1, (len(tokens) - 2 * most) // 2)
    lowest = max(length for length in _SCALE if length <= least)
    highest = max(1, (len(tokens) - most) // 2)
    for length in _SCALE:
        if lowest <= length <= highest:
            # Within one process, for one table: no seed of `hash` shows in the result.
            yield True, length, hash(tokens[:length])
            yield False, length, hash(tokens[-length:])


def _most(n_tokens: int) -> int:
    """Return how many tokens one edit may change in the shorter of two functions."""
    return min(MAX_EDIT, n_tokens // 3)


def _compare(
    bucket: Sequence[int],
    sequences: Sequence[tuple[str, ...]],
    pairs: set[tuple[int, int]],
    partners: dict[int, int],
    cut: set[int],
) -> None:
    for place, one in enumerate(bucket):
        tokens = sequences[one]
        for compared, other in enumerate(bucket[place + 1 :]):
            if len(sequences[other]) > len(tokens) + MAX_EDIT:
                break
            if compared >= _MAX_COMPARED:
                cut.add(one)
                break
            pair = (min(one, other), max(one, other))
            if pair in pairs or not is_one_edit(tokens, sequences[other]):
                continue
            if max(partners[one], partners[other]) >= MAX_PARTNERS:
                cut.add(one)
                continue
            pairs.add(pair)
            partners[one] += 1
            partners[other] += 1


def is_one_edit(old: tuple[str, ...], new: tuple[str, ...]) -> bool:
    """Whether all that differs lies in one span of at most `MAX_EDIT` tokens and a third of the shorter."""
    head, tail = common_ends(old, new)
    longest = max(len(old), len(new)) - head - tail
    return 0 < longest <= _most(min(len(old), len(new)))
