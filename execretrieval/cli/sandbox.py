"""`execretrieval sandbox`: what isolation this machine offers, proven by trying to break it."""

from __future__ import annotations

import json
import sys

import click


@click.command()
@click.option("--tier", help="Try this tier only.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON line per attempt.")
def sandbox(tier: str | None, as_json: bool) -> None:
    """Show which tiers of isolation there are, and try to break each.

    Code that you did not write runs in the first two only. Exit status: 0 if the best tier is a sandbox and
    every tier holds what it promises, else 1.

    \b
    Example:
      execretrieval sandbox
      execretrieval sandbox --tier landlock+seccomp --json
    """
    from execretrieval.errors import UsageError
    from execretrieval.runner.probes import probe
    from execretrieval.runner.tiers import SANDBOXES, TIERS, best, refusal_of

    if tier is not None and tier not in TIERS:
        raise UsageError(f"unknown tier {tier!r}; choose one of {', '.join(TIERS)}")
    broken = 0
    for name in [tier] if tier else TIERS:
        reason = refusal_of(name)
        if as_json and reason:
            click.echo(json.dumps({"tier": name, "probe": None, "result": "missing", "outcome": reason}))
        elif not as_json:
            used = "used by default" if name == best() else "offered"
            click.echo(f"{name}: {f'missing, {reason}' if reason else used}")
        for finding in () if reason else probe(name):
            broken += finding.result == "broken"
            if as_json:
                row = {"tier": name, "probe": finding.probe, "result": finding.result}
                click.echo(json.dumps({**row, "outcome": finding.outcome}))
            else:
                click.echo(f"  {finding.result:12}  {finding.probe:44}  {finding.outcome}")
    sys.exit(int(broken > 0 or best() not in SANDBOXES))
