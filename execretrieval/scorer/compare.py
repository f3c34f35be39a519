"""Two systems side by side, and in words what the numbers allow to say and what they do not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from execretrieval.scorer.mcnemar import detectable_difference
from execretrieval.scorer.significance import pair_name

ALPHA = 0.05

LIMITS = (
    "Only exec@1 is tested. Other intervals stand each for itself: of many, some miss 0 by chance.",
    "Intervals are for other tasks drawn like these, and say nothing of tasks of another kind.",
    "Systems built or chosen with these tasks look better here than they are.",
)


def compare_lines(
    first: str,
    second: str,
    intervals: Mapping[str, Mapping[str, Any]],
    pairwise: Mapping[str, Mapping[str, Any]],
) -> list[str]:
    """Return the comparison of `first` with `second` as lines of text, exec@1 first.

    `intervals` and `pairwise` are the contents of the two files of `significance`.
    """
    swapped = f"{first} vs {second}" not in pairwise
    rows = pairwise[f"{second} vs {first}" if swapped else f"{first} vs {second}"]
    means = [{name: row["mean"] for name, row in intervals[system].items()} for system in (first, second)]
    test = rows["exec@1"]
    queries = sum(test[key] for key in ("a_only", "b_only", "both", "neither"))
    ours, theirs = (test["b_only"], test["a_only"]) if swapped else (test["a_only"], test["b_only"])
    lines = [f"A = {first}", f"B = {second}", f"{queries} queries", ""]
    lines += [_row(name, means, *_difference(rows[pair_name(name)], swapped)) for name in means[0]]
    low, high = _difference(rows["exec@1"], swapped)[1]
    counts = (
        f"exec@1: A alone is right on {ours} queries, B alone on {theirs}, both on {test['both']}, "
        f"neither on {test['neither']}; exact McNemar p = {test['mcnemar_exact_p']:.4g}."
    )
    return [
        *lines,
        "",
        counts,
        _verdict(test["mcnemar_exact_p"], low, high),
        _reach(queries, ours + theirs),
        *LIMITS,
    ]


def summary_lines(pairwise: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Return one line per pair with its exec@1, and how many pairs can be told apart."""
    lines = []
    for pair, rows in pairwise.items():
        test = rows["exec@1"]
        low, high = test["bootstrap_ci_95"]
        lines.append(
            f"{pair}: exec@1 A - B {test['expected_delta']:+.4f}  [{low:+.4f}, {high:+.4f}]  "
            f"p {test['mcnemar_exact_p']:.4g}  Holm {test['holm_p']:.4g}"
        )
    raw, corrected = (
        sum(rows["exec@1"][key] < ALPHA for rows in pairwise.values())
        for key in ("mcnemar_exact_p", "holm_p")
    )
    verdict = (
        f"{len(pairwise)} pairs: {raw} have p < {ALPHA}, {ALPHA * len(pairwise):.1f} may by chance alone; "
        f"{corrected} are left after Holm's correction, and only those should be called different."
    )
    return [*lines, "", verdict]


def _difference(
    row: Mapping[str, Any], swapped: bool
) -> tuple[float | None, tuple[float | None, float | None]]:
    delta, (low, high) = row["expected_delta"], row["bootstrap_ci_95"]
    if not swapped or delta is None or low is None:
        return delta, (low, high)
    return 0.0 - delta, (0.0 - high, 0.0 - low)


def _row(
    name: str,
    means: list[dict[str, float | None]],
    delta: float | None,
    interval: tuple[float | None, float | None],
) -> str:
    a, b = (_cell(each[name]) for each in means)
    if delta is None or interval[0] is None:
        return f"{name:18} A {a}  B {b}"
    return f"{name:18} A {a}  B {b}  A - B {delta:+.4f}  [{interval[0]:+.4f}, {interval[1]:+.4f}]"


def _cell(value: float | None) -> str:
    return "     -" if value is None else f"{value:.4f}"


def _verdict(p: float, low: float | None, high: float | None) -> str:
    apart = low is not None and high is not None and (low > 0 or high < 0)
    if p < ALPHA and apart:
        better, worse = ("A", "B") if low is not None and low > 0 else ("B", "A")
        return f"This allows to say that {better} puts working code first more often than {worse} does here."
    if p < ALPHA or apart:
        return "Test and interval disagree: treat the difference in exec@1 as undecided."
    return (
        "This does not allow to say which of the two puts working code first more often; it does not show "
        "that they are equal either."
    )


def _reach(queries: int, discordant: int) -> str:
    found = detectable_difference(queries, discordant / queries) if queries else None
    if found is None:
        return f"With {discordant} queries to tell them apart, no difference would be found 4 times in 5."
    return (
        f"With {queries} queries, {discordant} of which tell them apart, a true difference of "
        f"{100 * found:.1f} points or more would be found at least 4 times in 5."
    )
