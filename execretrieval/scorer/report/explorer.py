"""The tasks of a report, packed: each text once, distractors as edits of their canonical, then compressed."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping, Sequence
from typing import Any

from execretrieval.datasets import CorpusRow, Dataset, Family
from execretrieval.scorer.report.collect import Report

Edit = tuple[int, int, str]
"""Start and end in the canonical, in code points, and what stands there instead."""


class Words:
    """Texts that recur, each kept once."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {}

    def place(self, text: str) -> int:
        """Return the index of a text."""
        return self._places.setdefault(text, len(self._places))

    def __iter__(self) -> Any:
        return iter(self._places)


def pack(report: Report) -> str:
    """Return the explorer's data as base64 of gzip of JSON.

    The JSON holds `systems`, the `words` that tasks name by index, and `tasks`: id, name, domain, query,
    code of the canonical (None where the dataset is not at hand), tests, members, ranks, solved. A member
    is id, kind, edits, failed tests as [index, outcome], what killed it. `ranks` has for each system the
    first and the last rank of each member in turn (0 for none), `solved` a digit for each system: whether
    working code stands at rank 1.
    """
    text = json.dumps(unpacked(report), ensure_ascii=False, separators=(",", ":"))
    # Halves of surrogate pairs, which JSON can spell and UTF-8 cannot, come out as question marks.
    data = text.encode("utf-8", "replace")
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode("ascii")


def unpacked(report: Report) -> dict[str, Any]:
    """Return what `pack` packs."""
    words = Words()
    families = (
        {} if report.dataset is None else {each.query.query_id: each for each in report.dataset.families}
    )
    lined = [{row["query_id"]: row for row in each.result["per_query"]} for each in report.systems]
    column = {name: place for place, name in enumerate(report.series.systems)}
    order = [column[str(each.result["model"])] for each in report.systems]
    first_k = report.ks.index(1) if 1 in report.ks else None
    tasks = []
    for number, query_id in enumerate(sorted(lined[0])):
        rows = [held[query_id] for held in lined]
        family = families.get(query_id)
        members = _members(rows[0], report.dataset, family, words)
        solved = (
            ""
            if first_k is None
            else "".join(str(int(report.series.hits[number, place, first_k])) for place in order)
        )
        tasks.append(
            [
                query_id,
                _name(family),
                words.place(str(rows[0].get("domain") or "unknown")),
                str(rows[0]["query"]),
                family.correct[0].code if family and family.correct else None,
                [] if family is None else list(family.query.test_suite),
                members,
                [_ranks(row, [member[0] for member in members]) for row in rows],
                solved,
            ]
        )
    return {"systems": [each.name for each in report.systems], "words": list(words), "tasks": tasks}


def edits_between(before: str, after: str, recorded: Sequence[Mapping[str, Any]]) -> list[Edit]:
    """Return the recorded edits where they make `after` of `before`, else the one stretch that differs."""
    try:
        edits = sorted((int(each["start"]), int(each["end"]), str(each["replacement"])) for each in recorded)
    except (KeyError, TypeError, ValueError):
        edits = []
    if edits and _applied(before, edits) == after:
        return edits
    if before == after:
        return []
    shorter = min(len(before), len(after))
    head = next((n for n in range(shorter) if before[n] != after[n]), shorter)
    rest = shorter - head
    tail = next((n for n in range(rest) if before[-1 - n] != after[-1 - n]), rest)
    return [(head, len(before) - tail, after[head : len(after) - tail])]


def _applied(text: str, edits: Sequence[Edit]) -> str | None:
    parts, place = [], 0
    for start, end, replacement in edits:
        if not place <= start <= end <= len(text):
            return None
        parts += [text[place:start], replacement]
        place = end
    return "".join([*parts, text[place:]])


def _name(family: Family | None) -> str:
    metadata = family.query.metadata if family else {}
    return str(metadata.get("function_name") or metadata.get("task_id") or "")


def _members(
    row: Mapping[str, Any], dataset: Dataset | None, family: Family | None, words: Words
) -> list[list[Any]]:
    if dataset is None or family is None:
        return _bare_members(row, words)
    members = []
    canonical = family.correct[0].code if family.correct else ""
    for each in dict.fromkeys((*family.correct, *family.distractors)):
        metadata = dataset.distractors_by_id.get(each.corpus_id)
        recorded = metadata.edits if metadata else ()
        kind = each.label if each.label == "correct" else each.bug_type or "incorrect"
        killed_by = (metadata.killed_by if metadata else None) or ""
        members.append(
            [
                each.corpus_id,
                words.place(kind),
                edits_between(canonical, each.code, recorded),
                _failures(dataset, family, each, words),
                words.place(killed_by),
            ]
        )
    return members


def _bare_members(row: Mapping[str, Any], words: Words) -> list[list[Any]]:
    """Return the members as far as the results alone tell them."""
    pairs = row.get("family", {}).get("pairs", ())
    kinds = dict.fromkeys(row["correct_corpus_ids"], "correct")
    kinds |= {pair["corpus_id"]: pair["operator"] or "incorrect" for pair in pairs}
    return [[each, words.place(kind), [], None, words.place("")] for each, kind in kinds.items()]


def _failures(dataset: Dataset, family: Family, member: CorpusRow, words: Words) -> list[list[int]] | None:
    """Return which tests a member failed and how; None where it was never run."""
    execution = dataset.execution(member.code, family.query.test_suite)
    if execution is None:
        return None
    outcomes = enumerate(execution.test_results)
    return [[number, words.place(outcome)] for number, outcome in outcomes if outcome != "pass"]


def _ranks(row: Mapping[str, Any], members: Sequence[str]) -> list[int]:
    """Return first and last rank of each member; a result without them has the ranks of its top results."""
    held = row.get("family", {}).get("members")
    if held is None:
        held = [{**hit, "first": hit["rank"], "last": hit["rank"]} for hit in row["top_results"]]
    places = {each["corpus_id"]: (each["first"] or 0, each["last"] or 0) for each in held}
    return [rank for member in members for rank in places.get(member, (0, 0))]
