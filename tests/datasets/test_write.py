from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from execretrieval.datasets import Dataset, read_dataset, verify_dataset, write_dataset
from execretrieval.errors import InputError, OutputError

FILES = ["corpus.jsonl", "distractor_metadata.jsonl", "execution_cache.jsonl", "queries.jsonl"]


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_what_is_written_is_read_back(dataset: Dataset, written: Dataset) -> None:
    assert written.path is not None
    back = read_dataset(written.path)
    assert back == written
    assert sorted(back.corpus, key=repr) == sorted(dataset.corpus, key=repr)
    assert sorted(back.queries, key=repr) == sorted(dataset.queries, key=repr)
    assert back.distractors == dataset.distractors
    assert verify_dataset(written.path) == []


def test_the_folder_holds_the_six_files_and_the_hashes_are_true(written: Dataset) -> None:
    assert written.path is not None
    assert sorted(content(written.path)) == sorted([*FILES, "manifest.json", "provenance.json"])
    manifest = json.loads((written.path / "manifest.json").read_text())
    assert manifest == written.manifest
    for name in FILES:
        assert manifest["files"][name] == hashlib.sha256((written.path / name).read_bytes()).hexdigest()
    assert [path for path in written.path.parent.iterdir() if path.name.startswith(".")] == []


def test_rows_are_compact_sorted_and_in_plain_utf8(written: Dataset) -> None:
    assert written.path is not None
    text = (written.path / "corpus.jsonl").read_text(encoding="utf-8")
    assert "größe" in text
    assert "🙂" in text
    rows = [json.loads(line) for line in text.split("\n")[:-1]]
    assert [row["corpus_id"] for row in rows] == sorted(row["corpus_id"] for row in rows)
    assert list(rows[0])[:3] == ["corpus_id", "code", "label"]
    assert all(("bug_type" in row) == (row["label"] == "incorrect") for row in rows)
    assert text.endswith("}\n")
    assert '": ' not in text
    assert "\r" not in text


def test_the_order_and_the_insertion_of_keys_leave_no_trace(dataset: Dataset, tmp_path: Path) -> None:
    def backwards(value: object) -> object:
        if isinstance(value, dict):
            return {key: backwards(value[key]) for key in reversed(value)}
        return value

    turned = replace(
        dataset,
        corpus=dataset.corpus[::-1],
        queries=tuple(replace(row, metadata=backwards(row.metadata)) for row in reversed(dataset.queries)),
        distractors=tuple(
            replace(row, edits=tuple(backwards(edit) for edit in row.edits)) for row in dataset.distractors
        ),
        executions=dataset.executions[::-1],
        manifest=backwards(dataset.manifest),
    )
    write_dataset(tmp_path / "one", dataset, {"a": 1, "b": 2})
    write_dataset(tmp_path / "two", turned, {"b": 2, "a": 1})
    assert content(tmp_path / "one") == content(tmp_path / "two")


def test_provenance_is_not_hashed(dataset: Dataset, tmp_path: Path) -> None:
    first = write_dataset(tmp_path / "one", dataset, {"executed": 1})
    second = write_dataset(tmp_path / "two", dataset, {"executed": 2})
    assert first.manifest == second.manifest


def test_an_empty_folder_is_filled_and_a_full_one_refused(dataset: Dataset, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    write_dataset(folder, dataset, {})
    before = content(folder)
    with pytest.raises(OutputError, match="out: is not empty"):
        write_dataset(folder, dataset, {})
    assert content(folder) == before


def test_a_row_that_breaks_its_schema_is_refused_and_nothing_written(
    dataset: Dataset, tmp_path: Path
) -> None:
    corpus = (replace(dataset.corpus[0], corpus_id="c_0001"), *dataset.corpus[1:])
    with pytest.raises(InputError, match=r"corpus\.jsonl:1: /corpus_id: must be c_ and 12 hex digits"):
        write_dataset(tmp_path / "out", replace(dataset, corpus=corpus), {})
    assert dataset.manifest is not None
    manifest = {key: value for key, value in dataset.manifest.items() if key != "seed"}
    with pytest.raises(InputError, match=r"manifest\.json: /seed: is missing"):
        write_dataset(tmp_path / "out", replace(dataset, manifest=manifest), {})
    assert list(tmp_path.iterdir()) == []
