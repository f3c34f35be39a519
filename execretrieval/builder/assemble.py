"""Families to the rows of a dataset, its manifest and its provenance."""

from __future__ import annotations

import platform
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from execretrieval import __version__
from execretrieval.builder.build import Built, Settings
from execretrieval.builder.execution import Execution
from execretrieval.builder.family import Distractor, Family
from execretrieval.datasets import (
    CorpusRow,
    Dataset,
    DistractorRow,
    ExecutionRow,
    QueryRow,
    code_sha256,
    corpus_id,
    query_id,
    tests_sha256,
    write_dataset,
)
from execretrieval.datasets.ids import canonical_json, sha256
from execretrieval.mutators import OPERATOR_SET_VERSION
from execretrieval.registry import content_key
from execretrieval.runner import Verdict


def assemble(built: Built, settings: Settings, density: int) -> Dataset:
    """Return the dataset in which each family has its first `density` distractors."""
    corpus: list[CorpusRow] = []
    queries: list[QueryRow] = []
    distractors: list[DistractorRow] = []
    executions: list[ExecutionRow] = []
    for family in built.families:
        chosen = family.distractors[:density]
        entry = f"exec_{family.task.domain}_{content_key(family.task)[:12]}"
        query = _query_row(family, chosen, entry)
        queries.append(query)
        corpus.append(CorpusRow(query.correct_corpus_ids[0], family.task.canonical, "correct", entry))
        executions.append(_execution_row(family.task.canonical, family.verdict))
        for distractor in chosen:
            row = _distractor_row(distractor, query)
            distractors.append(row)
            code = distractor.candidate.code
            corpus.append(CorpusRow(row.corpus_id, code, "incorrect", entry, row.bug_type))
            executions.append(_execution_row(code, distractor.verdict))
    manifest = _manifest(built, settings, density, queries, distractors)
    return Dataset(None, tuple(corpus), tuple(queries), tuple(distractors), tuple(executions), manifest)


def _query_row(family: Family, chosen: Sequence[Distractor], entry: str) -> QueryRow:
    task = family.task
    return QueryRow(
        query_id=query_id(task.query),
        query=task.query,
        test_suite=task.test_suite,
        correct_corpus_ids=(corpus_id(task.canonical),),
        # Sorted, as the files are: which came first in the fixed order is nobody's business but density's.
        paired_distractor_corpus_ids=tuple(sorted(corpus_id(d.candidate.code) for d in chosen)),
        entry_id=entry,
        metadata={
            "domain": task.domain,
            "function_name": task.function_name,
            "task_id": task.task_id,
            "provenance": dict(task.provenance),
        },
    )


def _distractor_row(distractor: Distractor, query: QueryRow) -> DistractorRow:
    verdict = distractor.verdict
    return DistractorRow(
        corpus_id=corpus_id(distractor.candidate.code),
        canonical_corpus_id=query.correct_corpus_ids[0],
        query_id=query.query_id,
        edits=tuple(asdict(edit) for edit in distractor.candidate.edits),
        bug_type=distractor.candidate.bug_type,
        killed_by=verdict.ended_by,
        tests_failed=verdict.tests_failed,
        tests_total=len(verdict.outcomes),
        cpu_limit_s=distractor.cpu_limit_s,
    )


def _execution_row(code: str, verdict: Verdict) -> ExecutionRow:
    tests = tests_sha256(verdict.job.tests)
    return ExecutionRow(code_sha256(code), tests, verdict.outcomes, verdict.passed)


def _manifest(
    built: Built,
    settings: Settings,
    density: int,
    queries: Sequence[QueryRow],
    distractors: Sequence[DistractorRow],
) -> dict[str, Any]:
    """Return the manifest without the hashes of the files, which the writer adds."""
    dropped = Counter((f.gate, f.rule) for f in built.findings if f.what == "task")
    return {
        "format": "execretrieval-dataset",
        "format_version": 1,
        "tool_version": __version__,
        "operator_set_version": OPERATOR_SET_VERSION,
        "python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "seed": settings.seed,
        "settings": {
            "density": density,
            "families_reach": 0 if settings.allow_short else settings.depth,
            "operators": None if settings.operators is None else list(settings.operators),
            "select": settings.policy,
            "stack": settings.stack,
            **_offers(settings),
            **({"audit": True} if settings.audit else {}),
        },
        "counts": {
            "queries": len(queries),
            "corpus": len(queries) + len(distractors),
            "distractors": len(distractors),
            "by_domain": _sorted(Counter(str(query.metadata["domain"]) for query in queries)),
            "by_bug_type": _sorted(Counter(str(row.bug_type) for row in distractors)),
            "by_killed_by": _sorted(Counter(str(row.killed_by) for row in distractors)),
            "dropped": [{"gate": gate, "rule": rule, "n": n} for (gate, rule), n in sorted(dropped.items())],
        },
    }


def _offers(settings: Settings) -> dict[str, Any]:
    """Return what was offered, by hash, and whether mutants were added; nothing where nothing was."""
    if not settings.offers:
        return {}
    rows = sorted([o.task_id, o.operator, o.author, o.code] for o in settings.offers)
    return {"offers_sha256": sha256(canonical_json(rows)), "mutators": settings.mutators}


def _sorted(counter: Counter[str]) -> dict[str, int]:
    return dict(sorted(counter.items()))


def provenance(
    built: Built, execution: Execution, authoring: Sequence[Mapping[str, Any]] = ()
) -> dict[str, Any]:
    """Return what may differ between two equal builds: the machine, the tier, counts of runs, the census.

    `authoring` holds tokens and cost of each stage in which models wrote what the build was made of.
    """
    return {
        "python": platform.python_version(),
        "platform": f"{platform.system()} {platform.machine()}",
        "tiers": _sorted(execution.tiers),
        "executed": execution.executed,
        "from_cache": execution.cached,
        "unwitnessed": built.unwitnessed,
        "census": built.census.rows(),
        **({"offered": built.offered.rows()} if built.offered.offers else {}),
        **({"authoring": list(authoring)} if authoring else {}),
        "findings": [asdict(finding) for finding in built.findings],
    }


def write_built(
    built: Built,
    settings: Settings,
    execution: Execution,
    output: Path,
    authoring: Sequence[Mapping[str, Any]] = (),
) -> list[Path]:
    """Write one dataset per density, into `output` itself where there is only one, and return the folders.

    Raises OutputError, leaving nothing half-written.
    """
    several = len(settings.densities) > 1
    folders: list[Path] = []
    for density in settings.densities:
        folder = output / f"density-{density}" if several else output
        write_dataset(folder, assemble(built, settings, density), provenance(built, execution, authoring))
        folders.append(folder)
    return folders
