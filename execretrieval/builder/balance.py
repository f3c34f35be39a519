"""How many distractors of each operator a family gives, so that operators come out even over the dataset.

A transport problem with a convex cost: each family sends `depth` units to operators, at most as many to one
as it has candidates, and the sum of the squared totals of the operators is to be smallest. Moving one unit
along a path of operators (family A from x to y, family B from y to z) until no path ends at a total lower
by two or more than where it starts gives an optimum: it is the cycle-cancelling argument for convex-cost
flows (Ahuja, Magnanti, Orlin: Network Flows, chapter 14), with six nodes.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping
from itertools import pairwise, permutations


def balanced_quotas(available: Mapping[str, Counter[str]], depth: int) -> dict[str, Counter[str]]:
    """Return units per family and operator, at most `available`, `depth` per family where there are so many.

    Within a family one operator gives at most half of the units (rounded up) as long as others can give
    the rest.
    """
    caps = {key: _spread_cap(available[key], depth) for key in sorted(available)}
    totals: Counter[str] = Counter()
    quotas: dict[str, Counter[str]] = {}
    for key in sorted(caps, key=lambda k: (len(caps[k]), k)):
        quotas[key] = _first_guess(caps[key], depth, totals)
        totals.update(quotas[key])
    moves = _Moves(caps, quotas)
    while path := _improving_path(moves, totals):
        moves.along(path)
        totals[path[0]] -= 1
        totals[path[-1]] += 1
    return quotas


def _spread_cap(available: Counter[str], depth: int) -> Counter[str]:
    """Lower each operator's bound towards half of the depth as far as the family still fills the depth."""
    wanted = min(depth, available.total())
    bound = (depth + 1) // 2
    while sum(min(units, bound) for units in available.values()) < wanted:
        bound += 1
    return Counter({operator: min(units, bound) for operator, units in sorted(available.items()) if units})


def _first_guess(cap: Counter[str], depth: int, totals: Counter[str]) -> Counter[str]:
    quota: Counter[str] = Counter()
    for _ in range(min(depth, cap.total())):
        open_ = [operator for operator in cap if quota[operator] < cap[operator]]
        best = min(open_, key=lambda operator: (quota[operator], totals[operator], operator))
        quota[best] += 1
    return quota


class _Moves:
    """Which families can move a unit from one operator to another, by how varied that leaves them."""

    def __init__(self, caps: Mapping[str, Counter[str]], quotas: Mapping[str, Counter[str]]) -> None:
        self._caps = caps
        self._quotas = quotas
        # (source, target) -> units of source beyond those of target -> families, in a fixed order
        self._families: dict[tuple[str, str], dict[int, dict[str, None]]] = defaultdict(
            lambda: defaultdict(dict)
        )
        for key in caps:
            self._enter(key)

    def targets(self, source: str) -> list[str]:
        """Return the operators that a unit of `source` can become, in alphabetical order."""
        return sorted(
            target
            for (start, target), groups in self._families.items()
            if start == source and any(groups.values())
        )

    def along(self, path: list[str]) -> None:
        """Move one unit along the path, in each step in a family that it leaves most varied."""
        for source, target in pairwise(path):
            groups = self._families[source, target]
            key = next(iter(groups[max(surplus for surplus, keys in groups.items() if keys)]))
            self._leave(key)
            self._quotas[key][source] -= 1
            self._quotas[key][target] += 1
            self._enter(key)

    def _pairs(self, key: str) -> Iterator[tuple[tuple[str, str], int]]:
        cap, quota = self._caps[key], self._quotas[key]
        for source, target in permutations(cap, 2):
            if quota[source] > 0 and quota[target] < cap[target]:
                yield (source, target), quota[source] - quota[target]

    def _enter(self, key: str) -> None:
        for pair, surplus in self._pairs(key):
            self._families[pair][surplus][key] = None

    def _leave(self, key: str) -> None:
        for pair, surplus in self._pairs(key):
            del self._families[pair][surplus][key]


def _improving_path(moves: _Moves, totals: Counter[str]) -> list[str] | None:
    """Return operators along which one unit can move from a high total to one lower by two or more."""
    for start in sorted(totals, key=lambda operator: (-totals[operator], operator)):
        paths = {start: [start]}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if totals[here] <= totals[start] - 2:
                return paths[here]
            for target in moves.targets(here):
                if target not in paths:
                    paths[target] = [*paths[here], target]
                    queue.append(target)
    return None
