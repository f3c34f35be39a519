from __future__ import annotations

import base64
import gzip
import json

import pytest

from execretrieval.scorer.report import collect
from execretrieval.scorer.report.explorer import edits_between, pack


def unpack(text):
    return json.loads(gzip.decompress(base64.b64decode(text)))


def test_what_is_packed_is_all_of_a_task(small):
    data, results = small
    report = collect([results], dataset=data)
    packed = unpack(pack(report))
    words = packed["words"]
    assert packed["systems"] == [system.name for system in report.systems]
    assert len(packed["tasks"]) == 12
    id_, name, domain, query, code, tests, members, ranks, solved = packed["tasks"][4]
    row = report.dataset.queries[4]
    assert (id_, name, words[domain], query) == (row.query_id, "task_4", "collections", row.query)
    assert code == report.dataset.snippets[row.correct_corpus_ids[0]].code
    assert tests == list(row.test_suite)
    assert [words[member[1]] for member in members] == [
        "correct",
        "wrong_comparison",
        "wrong_operator",
        "off_by_one",
        "off_by_one_boundary",
    ]
    for member in members:
        start_end = member[2]
        rebuilt = code
        for start, end, replacement in reversed(start_end):
            rebuilt = rebuilt[:start] + replacement + rebuilt[end:]
        assert rebuilt == report.dataset.snippets[member[0]].code
    assert members[0][3] == []
    assert [(n, words[how]) for n, how in members[1][3]] == [
        (1, "FAIL"),
        (3, "ERROR:IndexError: list index out of range"),
    ]
    assert words[members[1][4]] == "assert"
    by_query = {each["query_id"]: each for each in report.systems[1].result["per_query"]}[id_]
    expected = [(each["first"], each["last"]) for each in by_query["family"]["members"]]
    flat = iter(ranks[1])
    assert list(zip(flat, flat, strict=True)) == expected
    best = by_query["top_results"][0]
    assert solved[1] == str(int(best["passes_all_tests"]))


def test_without_the_dataset_there_are_ids_and_ranks(small):
    data, results = small
    whole, bare = collect([results], dataset=data), collect([results])
    packed, less = unpack(pack(whole)), unpack(pack(bare))
    assert [task[4] for task in less["tasks"]] == [None] * 12
    assert [task[7] for task in less["tasks"]] == [task[7] for task in packed["tasks"]]


@pytest.mark.parametrize(
    ("before", "after", "recorded", "edits"),
    [
        ("a < b", "a <= b", [(2, 3, "<=")], [(2, 3, "<=")]),
        ("f(a, b)", "g(a, c)", [(5, 6, "c"), (0, 1, "g")], [(0, 1, "g"), (5, 6, "c")]),
        # What is recorded does not make the text: the stretch that differs is found.
        ("a < b", "a > b", [(0, 1, "x")], [(2, 3, ">")]),
        ("abc", "abcabc", [], [(3, 3, "abc")]),
        ("\U0001f600 < b", "\U0001f600 > b", [(2, 3, ">")], [(2, 3, ">")]),
        ("same", "same", [], []),
        ("a", "b", [(0, 99, "b")], [(0, 1, "b")]),
    ],
)
def test_edits_lead_from_one_text_to_the_other(before, after, recorded, edits):
    rows = [{"start": start, "end": end, "replacement": text} for start, end, text in recorded]
    assert edits_between(before, after, rows) == edits


def test_rows_without_places_are_no_edits():
    assert edits_between("ab", "ac", [{"operator": "x"}]) == [(1, 2, "c")]


def test_a_task_takes_few_bytes(scored):
    """A page of 5,000 tasks may have 15 MB: 3 kB a task, and each system adds to that."""
    data, results = scored(200, [f"system {n}" for n in range(4)])
    assert len(pack(collect([results], dataset=data))) < 200 * 700
