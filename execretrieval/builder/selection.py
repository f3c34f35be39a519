"""Which killed candidates become a family's distractors, and in which order.

The order is fixed per family; density d takes its first d, so densities nest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from execretrieval.builder.balance import balanced_quotas
from execretrieval.builder.family import Distractor, digest

Policy = Literal["balanced", "subtle", "random"]

# A kill by an exception is easy to detect; one by a timeout or the end of the process also costs time.
_TRIVIALITY = {"assert": 0, "exception": 1}
# Where a mutant takes long, the clock of the day decides between outcomes. Well below the shortest CPU limit
# and well above what a suite needs: few mutants run this long, so equal builds seldom differ in the class.
SLOW_S = 0.1


def triviality(distractor: Distractor) -> int:
    """Return 0 for a kill by assert, 1 by exception, 2 where a mutant is slow or its process was ended."""
    if "TIMEOUT" in distractor.verdict.outcomes or distractor.verdict.cpu_s > SLOW_S:
        return 2
    return _TRIVIALITY.get(distractor.verdict.ended_by, 2)


def select(
    families: Mapping[str, Sequence[Distractor]], depth: int, *, policy: Policy, seed: int
) -> dict[str, list[Distractor]]:
    """Return up to `depth` distractors of each family, in their fixed order.

    `families` maps a content key to the killed candidates. The result does not depend on the order of
    families or candidates, only on their content and the seed.
    """
    shuffled = {
        key: sorted(families[key], key=lambda d: digest(str(seed), key, d.candidate.code))
        for key in sorted(families)
    }
    if policy == "balanced":
        return _balanced(shuffled, depth)
    if policy == "subtle":
        return {
            key: sorted(distractors, key=lambda d: (triviality(d), d.verdict.tests_failed))[:depth]
            for key, distractors in shuffled.items()
        }
    return {key: distractors[:depth] for key, distractors in shuffled.items()}


def _balanced(families: Mapping[str, Sequence[Distractor]], depth: int) -> dict[str, list[Distractor]]:
    """Even out operators over the whole dataset, then over each prefix of the families' orders."""
    pools = {key: _preferred(distractors, depth) for key, distractors in families.items()}
    available = {
        key: Counter(distractor.candidate.bug_type for distractor in pool) for key, pool in pools.items()
    }
    quotas = balanced_quotas(available, depth)
    chosen = {key: _fill(pool, quotas[key]) for key, pool in pools.items()}
    return _interleave(chosen)


def _preferred(distractors: Sequence[Distractor], depth: int) -> list[Distractor]:
    """Return the least trivial class of kills, with as many of the next classes as depth needs."""
    pool = sorted(distractors, key=triviality)
    enough = pool[:depth]
    worst = triviality(enough[-1]) if enough else 0
    better = [distractor for distractor in pool if triviality(distractor) < worst]
    # The worst class is there only to fill up: it must not be a choice, or it would displace better ones.
    fill = _spread([d for d in pool if triviality(d) == worst])
    return better + fill[: depth - len(better)] if better else fill


def _spread(distractors: Sequence[Distractor]) -> list[Distractor]:
    """Order distractors so that each next one repeats operator and line as little as possible."""
    left = list(distractors)
    ordered: list[Distractor] = []
    operators: Counter[str] = Counter()
    lines: Counter[int] = Counter()
    while left:
        best = min(left, key=lambda d: (operators[d.candidate.bug_type], _used(lines, d)))
        left.remove(best)
        ordered.append(best)
        operators[best.candidate.bug_type] += 1
        lines.update(edit.line for edit in best.candidate.edits)
    return ordered


def _used(lines: Counter[int], distractor: Distractor) -> int:
    return sum(lines[edit.line] for edit in distractor.candidate.edits)


def _fill(pool: Sequence[Distractor], quota: Mapping[str, int]) -> list[Distractor]:
    """Pick the quota of each operator, preferring lines that no picked distractor edits yet."""
    left = list(pool)
    picked: list[Distractor] = []
    lines: Counter[int] = Counter()
    # The scarcest operator chooses its line first.
    supply = Counter(distractor.candidate.bug_type for distractor in pool)
    for operator in sorted(quota, key=lambda name: (supply[name] - quota[name], name)):
        for _ in range(quota[operator]):
            best = min(
                (d for d in left if d.candidate.bug_type == operator),
                key=lambda d: (triviality(d), _used(lines, d)),
            )
            left.remove(best)
            picked.append(best)
            lines.update(edit.line for edit in best.candidate.edits)
    return picked


def _interleave(chosen: Mapping[str, Sequence[Distractor]]) -> dict[str, list[Distractor]]:
    """Order each family's picks so that operators are even at every density, as far as the picks allow."""
    left = {key: list(picked) for key, picked in chosen.items()}
    ordered: dict[str, list[Distractor]] = {key: [] for key in chosen}
    totals: Counter[str] = Counter()
    while any(left.values()):
        # Families with the fewest operators left choose first: the others can make up for them.
        turn = sorted((k for k in left if left[k]), key=lambda k: (len({_operator(d) for d in left[k]}), k))
        for key in turn:
            mine = Counter(_operator(d) for d in ordered[key])
            best = min(left[key], key=lambda d: (triviality(d), mine[_operator(d)], totals[_operator(d)]))
            left[key].remove(best)
            ordered[key].append(best)
            totals[_operator(best)] += 1
    return ordered


def _operator(distractor: Distractor) -> str:
    return distractor.candidate.bug_type
