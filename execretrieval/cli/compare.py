"""`execretrieval compare`."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval.cli.saying import say

MOST = 100_000
"""Resamples: more sharpen no interval that anyone could tell apart, and fill the memory."""


@click.command()
@click.argument("results", metavar="RESULTS...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("-o", "output", type=click.Path(path_type=Path), help="Folder for the two statistics files.")
@click.option("--samples", default=5_000, show_default=True, type=click.IntRange(1, MOST), help="Resamples.")
@click.option("--seed", default=20260510, show_default=True, help="Seed of the resampling.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON line per pair.")
def compare(results: tuple[Path, ...], output: Path | None, samples: int, seed: int, as_json: bool) -> None:
    """Say what the numbers of two systems, or of all pairs of more, allow.

    RESULTS are results files, or folders of them, of systems scored on one dataset. Intervals are
    percentile bootstraps over the tasks, the same resamples for all; tests are exact McNemar, with Holm's
    correction over all pairs. -o writes confidence_intervals.json and pairwise_tests.json.

    \b
    Example:
      execretrieval compare results/bm25.json results/bm25-words.json
      execretrieval compare results -o statistics
    """
    import json

    from execretrieval.errors import UsageError
    from execretrieval.scorer import write
    from execretrieval.scorer.bootstrap import bootstrap
    from execretrieval.scorer.compare import compare_lines, summary_lines
    from execretrieval.scorer.hardness import hardness, hardness_lines
    from execretrieval.scorer.leaderboard import read_results
    from execretrieval.scorer.series import line_up
    from execretrieval.scorer.significance import confidence_intervals, pairwise_tests

    found = read_results(results)
    if len(found) < 2:
        raise UsageError("one result cannot be compared; give two or more")
    series = line_up(found)
    resampled = bootstrap(series, samples=samples, seed=seed)
    intervals, pairwise = confidence_intervals(series, resampled), pairwise_tests(series, resampled)
    if output is not None:
        for name, content in (("confidence_intervals", intervals), ("pairwise_tests", pairwise)):
            write(
                output / f"{name}.json", (json.dumps(content, ensure_ascii=False, indent=2) + "\n").encode()
            )
    if as_json:
        for pair, row in pairwise.items():
            click.echo(json.dumps({"pair": pair} | row, ensure_ascii=False))
    elif len(found) == 2:
        say("\n".join(compare_lines(found[0]["model"], found[1]["model"], intervals, pairwise)))
    else:
        say("\n".join([*summary_lines(pairwise), "", *hardness_lines(hardness(found, series))]))
