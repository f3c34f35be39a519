"""What `draft plan|run|submit|status|collect` do with a run's folder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

import click

from execretrieval import llm
from execretrieval.cli.money import dollars
from execretrieval.cli.saying import say
from execretrieval.cli.table import print_table
from execretrieval.errors import InputError, ProviderError, UsageError
from execretrieval.llm.values import CallError
from execretrieval.registry.authoring import STAGES, Stage, write_rows
from execretrieval.registry.authoring.stage import as_text, cost_row


@dataclass(frozen=True, slots=True)
class Opened:
    """A run, its stage and the price of its model."""

    run: llm.Run
    stage: Stage
    price: llm.Price | None

    def provider(self) -> llm.Provider:
        """Return the provider that the plan names, to be closed by the caller."""
        planned = self.run.manifest
        transport = llm.Transport(planned["base_url"], planned["api_key_env"], planned["timeout_s"])
        return llm.open_provider(planned["provider"], transport)

    def most(self, *, batch: bool) -> Decimal | None:
        """Return what the run costs in the end, at most, in USD; None where that is not known."""
        spent = self.run.cost(self.price)
        if spent is None or self.price is None:
            return None
        return spent + self.run.bound().cost(self.price, batch=batch)

    def require_affordable(self, limit: Decimal | None, *, batch: bool) -> None:
        """Raise UsageError where the run may come to cost more than the limit, or nobody knows."""
        if limit is None:
            return
        most = self.most(batch=batch)
        model = self.run.manifest["model"]
        if most is None:
            raise UsageError(
                f"what {model} costs is not known, so --max-cost cannot be held; give its price with --prices"
            )
        if most > limit:
            raise UsageError(
                f"this run may come to cost {dollars(most)}, more than --max-cost {limit}; nothing was sent"
            )


def open_run(folder: Path, prices: Path | None, stage: str | None = None) -> Opened:
    """Read a run; InputError for a folder that holds none, UsageError for one of another stage."""
    run = llm.Run(folder)
    planned = run.manifest
    name = str(planned.get("stage"))
    if name not in STAGES:
        raise InputError("is no run of this command", path=folder)
    if stage is not None and name != stage:
        raise UsageError(f"{folder}: holds a run of `draft {name}`, not of `draft {stage}`")
    provider = planned["provider"].partition(":")[0]
    price = llm.Prices(prices).of(provider, planned["model"], planned["base_url"])
    run.check = STAGES[name].check
    return Opened(run, STAGES[name], price)


@contextmanager
def _calling() -> Iterator[None]:
    """Turn a call that was not answered into an error for the user."""
    try:
        yield
    except CallError as error:
        raise ProviderError(
            f"the provider does not answer ({error.failure.message}); give the same command again later"
        ) from None


def show_plan(
    folder: Path, prices: Path | None, max_cost: Decimal | None, left_out: int, *, as_json: bool
) -> None:
    """Print calls, tokens and the bound of the cost, before anything is sent."""
    opened = open_run(folder, prices)
    bound = opened.run.bound()
    most = {way: opened.most(batch=way == "batch") for way in ("direct", "batch")}
    facts: dict[str, Any] = {
        "calls": bound.calls,
        "input tokens, about": bound.input_expected,
        "input tokens, at most": bound.input_at_most,
        "output tokens, at most": bound.output_at_most,
        "cost by run, at most": dollars(most["direct"]),
        "cost by submit, at most": dollars(most["batch"]),
    }
    if as_json:
        costs = {f"{way}_usd_at_most": as_text(cost) for way, cost in most.items()}
        plan: dict[str, Any] = {"calls": bound.calls, "input_tokens_at_most": bound.input_at_most}
        plan |= {"output_tokens_at_most": bound.output_at_most, **costs, "left_out": left_out}
        click.echo(json.dumps({"run": str(folder), **plan}))
    else:
        click.echo(f"{opened.run.manifest['model']} as {opened.run.manifest['role']}; nothing was sent")
        print_table(["planned", ""], list(facts.items()))
        if left_out:
            click.echo(f"{left_out} inputs ask the same as an earlier one and were left out")
        if opened.price is None:
            click.echo("the price of this model is not known; give it with --prices", err=True)
    opened.require_affordable(max_cost, batch=True)


def run(
    stage: str,
    folder: Path,
    jobs: int,
    prices: Path | None,
    max_cost: Decimal | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Ask what is open, one by one, and write the rows."""
    from execretrieval.cli.progress import progress

    with _held(folder):
        opened = open_run(folder, prices, stage)
        if opened.run.open():
            opened.require_affordable(max_cost, batch=False)
            with closing(opened.provider()) as provider, progress(quiet=quiet) as report:
                llm.run_direct(
                    opened.run,
                    provider,
                    jobs=jobs,
                    patience=llm.Patience(),
                    report=lambda done, total: report(stage, done, total),
                )
        _finish(opened, as_json=as_json)


def submit(stage: str, folder: Path, prices: Path | None, max_cost: Decimal | None, as_json: bool) -> None:
    """Send what is open and in no batch."""
    with _held(folder), _calling():
        opened = open_run(folder, prices, stage)
        made: list[Any] = []
        if opened.run.open():
            opened.require_affordable(max_cost, batch=True)
            with closing(opened.provider()) as provider:
                made = llm.submit(opened.run, provider, patience=llm.Patience())
        sent = sum(len(batch.sent) for batch in made)
        if as_json:
            click.echo(json.dumps({"batches": [batch.batch_id for batch in made], "requests": sent}))
        elif made:
            click.echo(f"{sent} requests are under way in {len(made)} batches; then `draft {stage} collect`")
        else:
            click.echo("there was nothing to send")


def status(stage: str, folder: Path, prices: Path | None, as_json: bool) -> None:
    """Print how far the run and its batches are."""
    with _held(folder), _calling():
        opened = open_run(folder, prices, stage)
        batches: list[tuple[Any, Any]] = []
        if llm.under_way(opened.run):
            with closing(opened.provider()) as provider:
                batches = llm.status(opened.run, provider, patience=llm.Patience())
        _show_state(opened, batches, as_json=as_json)


def collect(stage: str, folder: Path, prices: Path | None, as_json: bool) -> None:
    """Take what ended batches hold and write the rows; exit 1 while something is open."""
    with _held(folder), _calling():
        opened = open_run(folder, prices, stage)
        if llm.under_way(opened.run):
            with closing(opened.provider()) as provider:
                collected = llm.collect(opened.run, provider, patience=llm.Patience())
            for note in collected.notes:
                say(note, err=True)
            for batch, how_far in collected.working:
                click.echo(
                    f"batch {batch.batch_id} of {batch.at:%Y-%m-%d %H:%M} UTC is {how_far.state} "
                    f"({how_far.done} of {how_far.total} done); collect again later",
                    err=True,
                )
        _finish(opened, as_json=as_json)


@contextmanager
def _held(folder: Path) -> Iterator[None]:
    if not folder.is_dir():
        raise InputError("is no run; make one with `plan`", path=folder)
    with llm.locked(folder):
        yield


def _finish(opened: Opened, *, as_json: bool) -> None:
    gathered = write_rows(opened.run, opened.stage, opened.price)
    output = opened.run.folder / opened.stage.output
    left = len(opened.run.open())
    facts = cost_row(opened.run, opened.price)
    if as_json:
        summary = {"rows": len(gathered.rows), "dropped": len(gathered.dropped), "open": left}
        click.echo(json.dumps({"output": str(output), **summary, **facts}, ensure_ascii=False))
    else:
        click.echo(f"wrote {len(gathered.rows)} rows to {output}, {len(gathered.dropped)} dropped")
        click.echo(f"{_tokens(facts)}, {dollars(opened.run.cost(opened.price))}")
    if left:
        in_batches = len(llm.under_way(opened.run).intersection(opened.run.open()))
        click.echo(
            f"{left} requests are not answered, {in_batches} of them in batches under way; "
            f"go on with `draft {opened.stage.name} run`, or `submit` and `collect`",
            err=True,
        )
        raise SystemExit(1)


def _show_state(opened: Opened, batches: list[tuple[Any, Any]], *, as_json: bool) -> None:
    counts = {"answered": 0, "failed": 0, "open": 0}
    for name in opened.run.requests:
        counts[opened.run.state(name)] += 1
    rows = [(batch.batch_id, far.state, far.done, far.total) for batch, far in batches]
    facts = cost_row(opened.run, opened.price)
    if as_json:
        named = [dict(zip(("batch", "state", "done", "total"), row, strict=True)) for row in rows]
        click.echo(json.dumps({**counts, **facts, "batches": named}))
        return
    click.echo(", ".join(f"{n} {state}" for state, n in counts.items()))
    click.echo(f"{_tokens(facts)}, {dollars(opened.run.cost(opened.price))}")
    if rows:
        print_table(["batch", "state", "done", "of"], rows, left=2)


def _tokens(facts: dict[str, Any]) -> str:
    return f"{facts['input_tokens']} tokens in, {facts['output_tokens']} out"
