"""Tasks to families: the five gates in order, then the choice of distractors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from execretrieval.builder.candidates import distinct, single_candidates, stacked_candidates
from execretrieval.builder.census import Census
from execretrieval.builder.choice import stable_selection
from execretrieval.builder.execution import Execution
from execretrieval.builder.family import Candidate, Distractor, Family
from execretrieval.builder.finding import Finding
from execretrieval.builder.gates import canonical, distractors, integrity, schema, semantics
from execretrieval.builder.offered import Offer, Offered
from execretrieval.builder.selection import Policy, select
from execretrieval.errors import SourceError
from execretrieval.registry import Task, in_content_order
from execretrieval.runner import Job, Verdict


@dataclass(frozen=True, slots=True)
class Settings:
    """What decides the content of a dataset, next to the tasks."""

    densities: tuple[int, ...] = (4,)
    operators: tuple[str, ...] | None = None
    stack: int = 1
    policy: Policy = "balanced"
    seed: int = 0
    allow_short: bool = False
    offers: tuple[Offer, ...] = ()
    mutators: bool = True
    audit: bool = False

    @property
    def depth(self) -> int:
        """The highest density: each family is judged by whether it reaches it."""
        return max(self.densities)


@dataclass(slots=True)
class Built:
    """The families in content order, what was dropped and why, what became of mutants and of offers."""

    families: list[Family] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    census: Census = field(default_factory=Census)
    offered: Offered = field(default_factory=Offered)

    @property
    def unwitnessed(self) -> int:
        """How many tests the canonicals pass by their own word, no literal being there to compare with."""
        return sum(family.verdict.unwitnessed for family in self.families)


def build_families(tasks: Iterable[Task], settings: Settings, execution: Execution) -> Built:
    """Take tasks through the gates and give each its distractors in a fixed order.

    The result depends on the content of the tasks and the settings, not on their order, on workers or on
    what the cache already holds. Raises RunnerError when the machine fails; finished work is in the cache.
    """
    built = Built(offered=Offered(settings.offers))
    tasks = list(tasks)
    built.findings.extend(built.offered.unknown(task.task_id for task in tasks))
    admitted = static_gates(tasks, built.findings)
    subjects = [(task.task_id, task.canonical, task.test_suite) for task in admitted]
    verdicts = canonical.check(subjects, built.findings, execution, audited=settings.audit)
    admitted = _integrity_gate([task for task in admitted if task.task_id in verdicts], built, execution)
    pools = _killed(admitted, verdicts, settings, built, execution)
    orders = stable_selection(
        admitted,
        pools,
        choose=partial(select, depth=settings.depth, policy=settings.policy, seed=settings.seed),
        least=0 if settings.allow_short else settings.depth,
        findings=built.findings,
        execution=execution,
    )
    built.findings.extend(_too_few(pools, orders, settings.depth))
    for task in admitted:
        if task.task_id in orders:
            family = Family(task, verdicts[task.task_id], tuple(orders[task.task_id]))
            built.families.append(family)
    return built


def static_gates(tasks: Iterable[Task], findings: list[Finding]) -> list[Task]:
    """Return the tasks that pass what can be said without running them, in content order."""
    by_schema = _passing(in_content_order(tasks), schema.check_task, findings)
    return _passing(by_schema, _semantics, findings)


def _semantics(task: Task) -> list[Finding]:
    return semantics.check_task(task.task_id, task.function_name, task.canonical, task.test_suite)


def _passing(
    tasks: Sequence[Task], check: Callable[[Task], list[Finding]], findings: list[Finding]
) -> list[Task]:
    passing: list[Task] = []
    for task in tasks:
        found = check(task)
        findings.extend(found)
        if not found:
            passing.append(task)
    return passing


def _integrity_gate(tasks: Sequence[Task], built: Built, execution: Execution) -> list[Task]:
    """Return the tasks that differ from each other, in words, in code and in what they do."""
    order = {task.task_id: rank for rank, task in enumerate(tasks)}
    members = [integrity.member(task) for task in tasks]
    found = integrity.check_duplicates(members)
    dropped = {finding.task for finding in found}
    pairs = list(integrity.canonical_pairs([m for m in members if m.task_id not in dropped]))
    jobs = [Job(code_of.canonical, tests_of.tests) for code_of, tests_of in pairs]
    verdicts = execution.verdicts("cross-checks", jobs)
    passing = [pair for pair, verdict in zip(pairs, verdicts, strict=True) if verdict.passed]
    found += integrity.drop_later(passing, order)
    built.findings.extend(found)
    dropped = {finding.task for finding in found}
    return [task for task in tasks if task.task_id not in dropped]


def _killed(
    tasks: Sequence[Task],
    verdicts: dict[str, Verdict],
    settings: Settings,
    built: Built,
    execution: Execution,
) -> dict[str, list[Distractor]]:
    """Return the killed candidates of each task; single mutants are counted in the census."""
    if settings.depth == 0:
        return {task.task_id: [] for task in tasks}
    singles: dict[str, list[Candidate]] = {}
    for task in tasks:
        try:
            singles[task.task_id] = _singles(task, settings, built)
        except SourceError as error:
            built.findings.append(Finding(task.task_id, "semantics", "cannot-be-mutated", str(error)))
    pools = _run(tasks, singles, verdicts, "mutants", built, execution)
    for task_id, candidates in singles.items():
        built.offered.count(pools[task_id], candidates)
    if settings.stack == 1:
        return pools
    stacks = {
        task.task_id: stacked_candidates(
            task.canonical,
            [distractor.candidate.edits[0] for distractor in pools[task.task_id]],
            settings.stack,
            seed=settings.seed,
        )
        for task in tasks
        if task.task_id in pools
    }
    return _run(tasks, stacks, verdicts, "stacks", built, execution)


def _singles(task: Task, settings: Settings, built: Built) -> list[Candidate]:
    """Return what was offered for a task, and after it the mutants that were not."""
    offered = built.offered.candidates(task, built.findings)
    if not settings.mutators:
        return offered
    mutants = single_candidates(task.canonical, settings.operators)
    return distinct(task.canonical, offered + mutants) if offered else mutants


def _run(
    tasks: Sequence[Task],
    candidates: dict[str, list[Candidate]],
    verdicts: dict[str, Verdict],
    stage: str,
    built: Built,
    execution: Execution,
) -> dict[str, list[Distractor]]:
    work = [(task, candidate) for task in tasks for candidate in candidates.get(task.task_id, ())]
    jobs = [
        distractors.job(candidate.code, task.test_suite, execution.mutant_limits(verdicts[task.task_id]))
        for task, candidate in work
    ]
    pools: dict[str, list[Distractor]] = {task_id: [] for task_id in candidates}
    for (task, candidate), verdict in zip(work, execution.verdicts(stage, jobs), strict=True):
        if len(candidate.edits) == 1:
            built.census.add(task.task_id, candidate.edits[0], verdict)
        if not verdict.passed and verdict.ended_by != "environment":
            pools[task.task_id].append(Distractor(candidate, verdict, execution.lasting_cpu_limit(verdict)))
    return pools


def _too_few(
    pools: Mapping[str, Sequence[Distractor]], orders: Mapping[str, Sequence[Distractor]], depth: int
) -> list[Finding]:
    return [
        Finding(task_id, "distractors", "too-few-distractors", f"{len(pool)} distractors of {depth}")
        for task_id, pool in pools.items()
        if task_id not in orders
    ]
