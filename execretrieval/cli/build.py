"""`build` and `validate`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from execretrieval.cli.options import (
    audit_option,
    cache_option,
    cluster_option,
    jobs_option,
    quiet_option,
    trust,
    unsandboxed_option,
)
from execretrieval.cli.saying import say
from execretrieval.cli.table import print_table
from execretrieval.errors import UsageError

if TYPE_CHECKING:
    from execretrieval.builder import Built, Execution, Finding, Settings
    from execretrieval.registry import Task

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")


class Densities(click.ParamType[tuple[int, ...]]):
    """A list of densities such as `0,1,2,4`."""

    name = "N[,N…]"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        """Return the sorted densities; each is 0 to 8."""
        if isinstance(value, tuple):
            return value
        try:
            numbers = sorted({int(part) for part in str(value).split(",")})
        except ValueError:
            self.fail(f"{value!r} is not a list of numbers such as 4 or 0,1,2,4", param, ctx)
        if not all(0 <= number <= 8 for number in numbers):
            self.fail("a density is 0 to 8 distractors per family", param, ctx)
        return tuple(numbers)


@contextmanager
def execution(
    jobs: int | None, cache: Path | None, cluster: str | None, *, quiet: bool, trusted: bool
) -> Iterator[Execution]:
    """Give the parts of an execution: workers, the cache of verdicts, progress on stderr, a cluster."""
    import os

    from execretrieval.builder import Execution
    from execretrieval.cli.progress import progress
    from execretrieval.runner import VerdictCache, default_cache_path

    if cluster is not None and jobs is not None:
        raise UsageError("--jobs is for this machine alone: leave it out, or leave out --cluster")
    with ExitStack() as stack:
        report = stack.enter_context(progress(quiet=quiet))
        verdicts = stack.enter_context(VerdictCache(cache or default_cache_path()))
        run = Execution(jobs or os.cpu_count() or 1, verdicts, report, trusted)
        if cluster is not None:
            from execretrieval.runner.cluster import Cluster

            run.backend = stack.enter_context(Cluster(cluster)).run
        yield run


@click.command()
@click.argument("tasks", nargs=-1, type=click.Path(path_type=str))
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="Folder to write.")
@click.option(
    "--density",
    type=Densities(),
    default="4",
    show_default=True,
    help="Distractors per family; a list such as 0,1,2,4 writes one nested variant per folder.",
)
@click.option("--allow-short", is_flag=True, help="Keep families with fewer distractors than that.")
@click.option(
    "--stack", type=click.IntRange(1, 4), default=1, show_default=True, help="Edits per distractor."
)
@click.option("--op", "operators", multiple=True, metavar="OPERATOR", help="Only this operator; repeatable.")
@click.option(
    "--select",
    "policy",
    type=click.Choice(["balanced", "subtle", "random"]),
    default="balanced",
    show_default=True,
    help="How distractors are chosen among the killed mutants.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Decides between equal choices.")
@click.option(
    "--distractors",
    type=click.Path(path_type=Path),
    help="JSONL file of candidates, as `draft distractors` writes; they go before the mutators' own.",
)
@click.option("--no-mutators", is_flag=True, help="Take distractors from that file alone.")
@audit_option
@click.option("--dry-run", is_flag=True, help="Say what would be run; run and write nothing.")
@jobs_option
@cache_option
@cluster_option
@unsandboxed_option
@quiet_option
@json_option
def build(
    tasks: tuple[str, ...],
    output: Path,
    density: tuple[int, ...],
    allow_short: bool,
    stack: int,
    operators: tuple[str, ...],
    policy: str,
    seed: int,
    distractors: Path | None,
    no_mutators: bool,
    audit: bool,
    dry_run: bool,
    jobs: int | None,
    cache: Path | None,
    cluster: str | None,
    allow_unsandboxed: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Build a dataset from TASKS through five gates.

    TASKS are task files, folders of them, or JSONL files of task rows; without any, the bundled tasks are
    taken. A build that was stopped goes on where it was: finished runs are in the cache of verdicts.

    \b
    Example:
      execretrieval build -o my-dataset
      execretrieval build my-tasks/ --density 0,1,2,4 -o ablation
      execretrieval build runs/solutions/tasks.jsonl --distractors runs/bugs/candidates.jsonl -o by-models
    """
    from execretrieval.builder import Settings, build_families, read_offers, write_built
    from execretrieval.datasets import require_new_folder
    from execretrieval.mutators import fold_operator
    from execretrieval.registry import load_tasks

    wanted = tuple(fold_operator(name) for name in operators) or None
    if no_mutators and distractors is None:
        raise UsageError("--no-mutators leaves no distractors; name a file of them with --distractors")
    if stack > 1 and distractors is not None:
        raise UsageError("--stack makes its own distractors; leave out --distractors")
    offers = [] if distractors is None else read_offers(distractors)
    settings = Settings(
        densities=density,
        operators=wanted,
        stack=stack,
        policy=policy,  # type: ignore[arg-type]  # click.Choice holds it
        seed=seed,
        allow_short=allow_short,
        offers=tuple(offer for offer in offers if wanted is None or offer.operator in wanted),
        mutators=not no_mutators,
        audit=audit,
    )
    require_new_folder(output)
    loaded = load_tasks(tasks)
    if dry_run:
        _dry_run(loaded, settings, as_json=as_json)
        return
    trusted = trust(bundled=not tasks, allowed=allow_unsandboxed)
    with execution(jobs, cache, cluster, quiet=quiet, trusted=trusted) as run:
        built = build_families(loaded, settings, run)
    if not built.families:
        _print_findings(built.findings)
        raise UsageError("no task reached the dataset; nothing was written")
    authoring = _authoring([*tasks, *([] if distractors is None else [distractors])])
    folders = write_built(built, settings, run, output, authoring)
    _print_built(built, run, folders, as_json=as_json)


def _print_built(built: Built, run: Execution, folders: Sequence[Path], *, as_json: bool) -> None:
    kept = dict(_chosen(built).most_common())
    if as_json:
        summary = {
            "folders": [str(folder) for folder in folders],
            "families": len(built.families),
            "distractors": kept,
            "executed": run.executed,
            "from_cache": run.cached,
            "unwitnessed": built.unwitnessed,
            "findings": [asdict(finding) for finding in built.findings],
            "census": built.census.rows(),
            "offered": built.offered.rows(),
        }
        click.echo(json.dumps(summary, ensure_ascii=False))
        return
    _print_findings(built.findings)
    total = sum(kept.values())
    click.echo(
        f"families: {len(built.families)}, distractors: {total}, "
        f"runs: {run.executed}, from cache: {run.cached}, unwitnessed passes: {built.unwitnessed}"
    )
    if total:
        print_table(
            ["operator", "distractors", "share"],
            [(operator, n, f"{n / total:.1%}") for operator, n in kept.items()],
        )
    _print_offered(built)
    for folder in folders:
        click.echo(f"wrote {folder}")


def _print_offered(built: Built) -> None:
    """Print what became of the distractors that others wrote, by author and operator."""
    if rows := built.offered.rows():
        print_table(list(rows[0]), [list(row.values()) for row in rows], left=2)


def _authoring(sources: Sequence[str | Path]) -> list[dict[str, Any]]:
    """Return tokens and cost of the stages in which models wrote the sources, each stage once."""
    from execretrieval.registry.authoring import read_costs

    stages = [stage for source in sources for stage in read_costs(source)]
    return [stage for number, stage in enumerate(stages) if stage not in stages[:number]]


def _chosen(built: Built) -> Counter[str]:
    return Counter(d.candidate.bug_type for family in built.families for d in family.distractors)


def _print_findings(findings: Sequence[Finding]) -> None:
    """Print how many were dropped at which gate by which rule, with the first reason of each."""
    if not findings:
        click.echo("nothing was dropped")
        return
    groups: dict[tuple[str, str, str], list[Finding]] = {}
    for finding in findings:
        groups.setdefault((finding.gate, finding.what, finding.rule), []).append(finding)
    from execretrieval.builder import GATES

    order: dict[str, int] = {gate: number for number, gate in enumerate(GATES, start=1)}
    rows = [
        (f"{order[gate]} {gate}", what, rule, f"{found[0].task}: {found[0].reason}"[:100], len(found))
        for (gate, what, rule), found in sorted(groups.items(), key=lambda item: order[item[0][0]])
    ]
    print_table(["gate", "dropped", "rule", "for example", "n"], rows, left=4)


def _dry_run(tasks: Sequence[Task], settings: Settings, *, as_json: bool) -> None:
    """Go through the gates that run nothing and say how much the others would run at most."""
    from execretrieval.builder import single_candidates, static_gates
    from execretrieval.runner.audit import VARIANTS

    findings: list[Finding] = []
    admitted = static_gates(tasks, findings)
    candidates = sum(len(single_candidates(task.canonical, settings.operators)) for task in admitted)
    plan = {
        "tasks": len(tasks),
        "admitted": len(admitted),
        "canonical_runs": (2 + len(VARIANTS) if settings.audit else 2) * len(admitted),
        "mutants": candidates,
        "second_runs": settings.depth * len(admitted),
    }
    if as_json:
        click.echo(json.dumps({**plan, "findings": [asdict(finding) for finding in findings]}))
        return
    if findings:
        _print_findings(findings)
    print_table(["before anything is run", "n"], [(name, plan[name]) for name in ("tasks", "admitted")])
    print_table(
        ["would be run, at most", "n"],
        [(name.replace("_", " "), n) for name, n in plan.items() if name not in ("tasks", "admitted")],
    )


@click.command()
@click.argument("folder", type=click.Path(path_type=str))
@jobs_option
@cache_option
@cluster_option
@unsandboxed_option
@quiet_option
@json_option
def validate(
    folder: str,
    jobs: int | None,
    cache: Path | None,
    cluster: str | None,
    allow_unsandboxed: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Run the five gates on the dataset in FOLDER (or on `core`); exit 1 where one finds something.

    Any folder with the four files of the ExecRetrieval format will do. Where it has no manifest, operator
    membership and hashes cannot be held to anything and are reported as notes.

    \b
    Example:
      execretrieval validate my-dataset
    """
    from execretrieval.builder import validate as run_gates
    from execretrieval.datasets import CORE, resolve_dataset

    path = resolve_dataset(folder)
    trusted = trust(bundled=folder == CORE, allowed=allow_unsandboxed)
    with execution(jobs, cache, cluster, quiet=quiet, trusted=trusted) as run:
        dataset, findings = run_gates(path, run)
    problems = [finding for finding in findings if finding.what != "note"]
    if as_json:
        rows = [asdict(finding) for finding in findings]
        click.echo(json.dumps({"valid": not problems, "findings": rows}, ensure_ascii=False))
    else:
        for finding in findings:
            note = " (note)" if finding.what == "note" else ""
            say(f"{finding.task}: {finding.gate}/{finding.rule}{note}: {finding.reason}")
        if dataset is not None:
            click.echo(f"queries: {len(dataset.queries)}, snippets: {len(dataset.corpus)}")
        notes = len(findings) - len(problems)
        click.echo(f"{'invalid' if problems else 'valid'}, findings: {len(problems)}, notes: {notes}")
    if problems:
        raise SystemExit(1)
