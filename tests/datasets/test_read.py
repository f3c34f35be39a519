from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from execretrieval.datasets import (
    Dataset,
    DistractorRow,
    ExecutionRow,
    core_path,
    read_dataset,
    resolve_dataset,
    summary,
)
from execretrieval.errors import InputError


def test_the_papers_files_are_read_as_they_are(release) -> None:
    dataset = read_dataset(release())
    assert dataset.manifest is None
    assert [(row.corpus_id, row.label, row.bug_type, row.source_entry_id) for row in dataset.corpus] == [
        ("c_0001", "correct", None, "exec_date_time_3"),
        ("c_0002", "incorrect", "wrong_idea", ""),
        ("c_0003", "correct", None, ""),
        ("c_0004", "incorrect", None, ""),
    ]
    first, second = dataset.queries
    assert first.paired_distractor_corpus_ids == ("c_0002", "c_0004")
    assert first.metadata["other"] == [1]
    assert (first.domain, second.domain) == ("date_time", "unknown")
    assert (second.paired_distractor_corpus_ids, second.metadata) == ((), {})
    known, unknown = dataset.distractors
    nothing = (None, None, None, None)
    assert known == DistractorRow(
        "c_0002", None, None, (), "wrong_idea", *nothing, extra={"tests_failed": "2 of 2", "line": 2}
    )
    assert unknown == DistractorRow("", None, None, (), None, *nothing, extra={"id": "c_0004"})
    assert dataset.executions == (
        ExecutionRow("aa", "bb", ("pass", "FAIL"), False),
        ExecutionRow("aa", "cc", (), True),
    )
    assert dataset.notes == ("execution_cache.jsonl: 2 rows say no outcome and are left out",)


def test_two_of_the_papers_files_are_enough(release) -> None:
    dataset = read_dataset(release(distractor_metadata=None, execution_cache=None))
    assert (dataset.distractors, dataset.executions) == ((), ())
    assert dataset.notes == ("distractor_metadata.jsonl is not there", "execution_cache.jsonl is not there")
    assert summary(dataset) == {
        "queries": 2,
        "corpus": 4,
        "distractors": 2,
        "by_bug_type": {"unnamed": 1, "wrong_idea": 1},
        "by_domain": {"date_time": 1, "unknown": 1},
        "by_density": {0: 1, 2: 1},
    }


def test_the_papers_files_are_not_ours(release) -> None:
    with pytest.raises(InputError, match=r"corpus\.jsonl:1: /corpus_id: must be c_ and 12 hex digits"):
        read_dataset(release(), strict=True)


def test_our_files_can_be_read_as_if_they_were_not(written: Dataset) -> None:
    assert written.path is not None
    loose = read_dataset(written.path, strict=False)
    assert replace(loose, manifest=written.manifest) == written
    assert loose.manifest is None


@pytest.mark.parametrize(
    ("file", "row", "message"),
    [
        ("corpus", {"corpus_id": "c_1", "label": "correct"}, "corpus.jsonl:1: /code: is missing"),
        ("corpus", {"corpus_id": "c_1", "code": "x", "label": 1}, "corpus.jsonl:1: /label: must be a string"),
        ("queries", {"query_id": "q_1", "query": "Q"}, "queries.jsonl:1: /test_suite: is missing"),
    ],
)
def test_what_no_reader_can_do_without_is_missed(
    release, file: str, row: dict[str, object], message: str
) -> None:
    with pytest.raises(InputError) as caught:
        read_dataset(release(**{file: [row]}))
    assert message in str(caught.value)


def test_line_three_of_five_is_named(written: Dataset) -> None:
    assert written.path is not None
    path = written.path / "corpus.jsonl"
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([lines[0], lines[1], b'{"corpus_id": 3}', lines[2], lines[0], b""]))
    with pytest.raises(InputError) as caught:
        read_dataset(written.path)
    assert str(caught.value) == f"{path}:3: /code: is missing"


def test_a_folder_that_is_no_dataset_is_refused(tmp_path: Path, release) -> None:
    file = tmp_path / "file"
    file.touch()
    (tmp_path / "empty").mkdir()
    for name, reason in (
        ("none", "no such folder"),
        ("file", "is a file, not a dataset folder"),
        ("empty", "is no dataset folder: it has no corpus.jsonl"),
    ):
        with pytest.raises(InputError) as caught:
            read_dataset(tmp_path / name)
        assert (caught.value.path, caught.value.reason) == (str(tmp_path / name), reason)
    with pytest.raises(InputError, match=r"queries\.jsonl: no such file"):
        read_dataset(release(queries=None))


def test_core_is_the_folder_in_the_package() -> None:
    assert core_path().parts[-3:] == ("execretrieval", "datasets", "core")
    if core_path().is_dir():
        assert resolve_dataset("core") == core_path()
    else:
        with pytest.raises(InputError, match="no such folder"):
            resolve_dataset("core")


def test_families_and_outcomes_are_found(written: Dataset) -> None:
    family = next(family for family in written.families if family.distractors)
    [good], [bad] = family.correct, family.distractors
    assert (good.label, bad.bug_type) == ("correct", "swap_arguments")
    assert written.snippets[bad.corpus_id] is bad
    assert written.corpus[written.positions[bad.corpus_id]] is bad
    assert written.distractors_by_id[bad.corpus_id].killed_by == "assert"
    execution = written.execution(bad.code, family.query.test_suite)
    assert execution is not None
    assert execution.test_results == ("FAIL", "FAIL:no")
    assert written.execution(bad.code, ()) is None


def test_a_reference_to_nowhere_is_an_error_that_names_it(release) -> None:
    dataset = read_dataset(release(corpus=[{"corpus_id": "c_0001", "code": "x", "label": "correct"}]))
    with pytest.raises(InputError, match=r"queries\.jsonl: query q_0001: c_0002 is not in the corpus"):
        _ = dataset.families


def test_a_manifest_of_another_version_is_refused(written: Dataset) -> None:
    assert written.path is not None
    path = written.path / "manifest.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "format_version": 2}))
    with pytest.raises(InputError, match=r"manifest\.json: /format_version: must be one of 1, not 2"):
        read_dataset(written.path)
