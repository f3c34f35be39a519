"""The five gates on any dataset folder, the paper's format included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from execretrieval.builder.execution import CPU_STEPS, Execution
from execretrieval.builder.finding import Finding, Gate
from execretrieval.builder.gates import canonical, distractors, integrity, schema, semantics
from execretrieval.datasets import Dataset, DistractorRow, QueryRow, read_dataset, verify_dataset
from execretrieval.errors import InputError, SourceError
from execretrieval.mutators import Mutant, classify, find_mutants
from execretrieval.registry import function_under_test
from execretrieval.runner import Job, Limits, Verdict


@dataclass(frozen=True, slots=True)
class Group:
    """A query with the code of its canonical and of its distractors, taken from a dataset's rows."""

    query: QueryRow
    function_name: str
    canonical: str
    distractors: tuple[tuple[DistractorRow, str], ...]

    @property
    def name(self) -> str:
        """What findings call this family."""
        return self.query.query_id


def validate(folder: Path, execution: Execution) -> tuple[Dataset | None, list[Finding]]:
    """Run all gates on a folder and return what was read and found; no findings mean a sound dataset.

    A folder without our manifest gets notes where operator membership or hashes cannot be held to anything.
    Raises InputError where there is no dataset in the folder at all.
    """
    findings = [
        Finding(found.id or found.file, _gate(found.rule), found.rule, f"{found.file}: {found.reason}")
        for found in verify_dataset(folder)
    ]
    if any(finding.gate == "schema" for finding in findings):
        return None, findings
    dataset = read_dataset(folder)
    foreign = dataset.manifest is None
    findings += [Finding(str(folder), "schema", "left-out", note, "note") for note in dataset.notes]
    groups = _groups(dataset)
    for group in groups:
        provenance = group.query.metadata.get("provenance", {})
        findings += schema.check_separation(group.name, provenance)
    groups = _sound(groups, findings, foreign=foreign)
    subjects = [(group.name, group.canonical, group.query.test_suite) for group in groups]
    verdicts = canonical.check(subjects, findings, execution)
    findings += _unwitnessed(verdicts)
    groups = [group for group in groups if group.name in verdicts]
    findings += _untrue_canonicals(dataset, groups, execution)
    _distractor_gate(dataset, groups, verdicts, findings, execution)
    _integrity_gate(groups, findings, execution)
    return dataset, sorted(findings, key=lambda finding: (finding.what == "note", finding))


def _unwitnessed(verdicts: Mapping[str, Verdict]) -> list[Finding]:
    """Return a note on each canonical some of whose tests pass by its own word alone."""
    counts = {name: verdict.unwitnessed for name, verdict in verdicts.items() if verdict.unwitnessed}
    return [
        Finding(name, "canonical", "unwitnessed", f"{count} tests compare inside the sandbox", "note")
        for name, count in counts.items()
    ]


def _gate(rule: str) -> Gate:
    return "schema" if rule == "schema" else "integrity"


def _groups(dataset: Dataset) -> list[Group]:
    """Return the families whose references resolve; `verify_dataset` reports the others."""
    groups: list[Group] = []
    for query in dataset.queries:
        members = (*query.correct_corpus_ids, *query.paired_distractor_corpus_ids)
        if any(member not in dataset.snippets for member in members):
            continue
        code = dataset.snippets[query.correct_corpus_ids[0]].code
        pairs = tuple(
            (dataset.distractors_by_id.get(member) or _bare_row(member), dataset.snippets[member].code)
            for member in query.paired_distractor_corpus_ids
        )
        try:
            function = function_under_test(code, query.test_suite)
        except InputError:
            function = ""  # gate 2 says what is wrong with which text
        groups.append(Group(query, function, code, pairs))
    return groups


def _bare_row(corpus_id: str) -> DistractorRow:
    return DistractorRow(corpus_id, None, None, (), None, None, None, None, None)


def _sound(groups: Sequence[Group], findings: list[Finding], *, foreign: bool) -> list[Group]:
    """Return the groups that pass gate 2."""
    sound: list[Group] = []
    for group in groups:
        found = semantics.check_task(group.name, group.function_name, group.canonical, group.query.test_suite)
        if not found:
            found = _semantics_of_distractors(group, foreign=foreign)
        findings += found
        if all(finding.what == "note" for finding in found):
            sound.append(group)
    return sound


def _semantics_of_distractors(group: Group, *, foreign: bool) -> list[Finding]:
    for row, code in group.distractors:
        if problem := semantics.compile_error(code):
            reason = f"{row.corpus_id}: {problem}"
            return [Finding(group.name, "semantics", "distractor-syntax", reason, "distractor")]
    named = [("the canonical", group.canonical)]
    named += [(row.corpus_id, code) for row, code in group.distractors]
    found = semantics.check_distinct(group.name, named)
    if foreign:
        return found + [note for row, code in group.distractors if (note := _membership(group, row, code))]
    try:
        possible = find_mutants(group.canonical)
    except SourceError as error:
        return [*found, Finding(group.name, "semantics", "cannot-be-mutated", str(error))]
    for row, code in group.distractors:
        edits = tuple(Mutant(**edit) for edit in row.edits)
        found += semantics.check_edits(group.name, group.canonical, code, edits, possible)
    return found


def _membership(group: Group, row: DistractorRow, code: str) -> Finding | None:
    """Return a note where no single mutant of the operator a foreign row names makes its code."""
    try:
        mutant = classify(group.canonical, code)
    except SourceError as error:
        return Finding(group.name, "semantics", "cannot-be-mutated", str(error), "note")
    if mutant is None:
        reason = f"{row.corpus_id} ({row.bug_type}) is no single edit that one of the six operators makes"
        return Finding(group.name, "semantics", "not-a-mutant", reason, "note")
    if row.bug_type and mutant.operator != row.bug_type:
        reason = f"{row.corpus_id} is called {row.bug_type}; {mutant.operator} makes it"
        return Finding(group.name, "semantics", "other-operator", reason, "note")
    return None


def _untrue_canonicals(dataset: Dataset, groups: Sequence[Group], execution: Execution) -> list[Finding]:
    """Return executions of canonicals recorded otherwise, and further "correct" code that fails."""
    found: list[Finding] = []
    more: list[tuple[Group, str, Job]] = []
    for group in groups:
        tests = group.query.test_suite
        recorded = dataset.execution(group.canonical, tests)
        if recorded is not None and recorded.test_results and recorded.test_results != ("pass",) * len(tests):
            reason = "execution_cache.jsonl does not say that the canonical passes each test"
            found.append(Finding(group.name, "canonical", "other-verdict", reason))
        for name in group.query.correct_corpus_ids[1:]:
            more.append((group, name, Job(dataset.snippets[name].code, tests)))
    verdicts = execution.verdicts("further correct code", [job for _, _, job in more])
    for (group, name, _), verdict in zip(more, verdicts, strict=True):
        if not verdict.passed:
            reason = f"{name} is called correct: {canonical.first_failure(verdict)}"
            found.append(Finding(group.name, "canonical", "canonical-fails", reason))
    return found


def _distractor_gate(
    dataset: Dataset,
    groups: Sequence[Group],
    verdicts: dict[str, Verdict],
    findings: list[Finding],
    execution: Execution,
) -> None:
    """Run each distractor twice, under the CPU limit its row records; compare with what the row says."""
    jobs: list[Job] = []
    rows: list[tuple[Group, DistractorRow]] = []
    for group in groups:
        for row, code in group.distractors:
            rows.append((group, row))
            limits = _limits(row, execution, verdicts[group.name])
            tests = group.query.test_suite
            jobs += [distractors.job(code, tests, limits), distractors.job(code, tests, limits, again=True)]
    done = iter(execution.verdicts("distractors", jobs))
    for group, row in rows:
        first, second = next(done), next(done)
        found = distractors.judge(group.name, row.corpus_id, first, second)
        if not found:
            found = _untrue(dataset, group, row, first)
        findings += found


def _untrue(dataset: Dataset, group: Group, row: DistractorRow, seen: Verdict) -> list[Finding]:
    """Return what the rows of a distractor say that the run does not bear out."""
    recorded = dataset.execution(seen.job.code, seen.job.tests)
    told: dict[str, tuple[object, object]] = {
        "tests_failed": (row.tests_failed, seen.tests_failed),
        "tests_total": (row.tests_total, len(seen.outcomes)),
        "killed_by": (row.killed_by, seen.ended_by),
        "outcomes": (recorded and _classes(recorded.test_results), _classes(seen.outcomes)),
        "canonical_corpus_id": (row.canonical_corpus_id, group.query.correct_corpus_ids[0]),
        "query_id": (row.query_id, group.query.query_id),
        "bug_type": (row.edits and row.bug_type, _bug_type(row)),
    }
    return [
        Finding(
            group.name,
            "distractors",
            "other-verdict",
            f"{row.corpus_id}: {name} is recorded as {said!r} and found to be {found!r}",
            "distractor",
        )
        for name, (said, found) in told.items()
        if said and said != found
    ]


def _bug_type(row: DistractorRow) -> str | None:
    operators = {str(edit["operator"]) for edit in row.edits}
    return operators.pop() if len(operators) == 1 else "stacked"


def _classes(outcomes: Sequence[str]) -> list[str]:
    """Return outcomes without their messages, which differ between versions of Python."""
    return [outcome.partition(":")[0] for outcome in outcomes]


def _limits(row: DistractorRow, execution: Execution, verdict: Verdict) -> Limits:
    """Return the limits a row records, as far as a build could have used them."""
    limits = execution.mutant_limits(verdict)
    if row.cpu_limit_s is None:
        return limits
    return replace(limits, cpu_s=min(max(row.cpu_limit_s, CPU_STEPS[0]), execution.limits.cpu_s))


def _integrity_gate(groups: Sequence[Group], findings: list[Finding], execution: Execution) -> None:
    """Check that tasks differ, and run each code against the tests of other tasks that could call it."""
    members = [
        integrity.Member(
            group.name, group.query.query, group.function_name, group.canonical, group.query.test_suite
        )
        for group in groups
    ]
    findings += integrity.check_duplicates(members)
    rivals = integrity.rivals(members)
    work = [
        (group, name, code, other)
        for group in groups
        for other in rivals[group.name]
        for name, code in [
            (group.query.correct_corpus_ids[0], group.canonical),
            *((row.corpus_id, code) for row, code in group.distractors),
        ]
    ]
    jobs = [Job(code, other.tests) for _, _, code, other in work]
    for (group, name, _, other), verdict in zip(work, execution.verdicts("cross-checks", jobs), strict=True):
        if verdict.passed:
            reason = f"{name} passes the tests of {other.task_id}"
            findings.append(Finding(group.name, "integrity", "passes-anothers-tests", reason))
