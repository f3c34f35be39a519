from __future__ import annotations

import json
import os
from pathlib import Path

import numpy as np
import pytest

from execretrieval.retrievers import parse_system

SYSTEM = "static:l2_supercat"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A BEIR folder: twelve documents, two of them with the same text, and three queries."""
    words = [
        "sum",
        "mean",
        "largest",
        "smallest",
        "first",
        "last",
        "sorted",
        "reversed",
        "unique",
        "joined",
        "split",
    ]
    texts = [f"def {word}_of(values): ..." for word in words] + ["def sum_of(values): ..."]
    corpus = [{"_id": f"d{n}", "text": text} for n, text in enumerate(texts)]
    queries = [{"_id": f"d{n}", "text": f"the {words[n]} of values"} for n in range(3)]
    (tmp_path / "data" / "qrels").mkdir(parents=True)
    for name, rows in (("corpus", corpus), ("queries", queries)):
        (tmp_path / "data" / f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    (tmp_path / "data" / "qrels" / "test.tsv").write_text("".join(f"d{n}\td{n}\t1\n" for n in range(3)))
    return tmp_path / "data"


def test_frozen_vectors_rank_as_the_system_does(folder, tmp_path, invoke):
    cache, path = tmp_path / "cache.sqlite", tmp_path / "new" / "vectors.npz"
    end = invoke("embed", folder, "--system", SYSTEM, "--embeddings", cache, "-o", path)
    assert (end.code, end.lines) == (0, [f"wrote {path}"])
    with np.load(path) as file:
        assert file["corpus_ids"].tolist() == sorted(f"d{n}" for n in range(12))
        assert file["query_ids"].tolist() == ["d0", "d1", "d2"]
        assert file["corpus_embeddings"].dtype == np.float32
        made = json.loads(str(file["provenance"]))
    assert made["system"] == SYSTEM
    assert made["recipe"] == dict(parse_system(SYSTEM).recipe)
    assert made["facts"]["first_query"] == "the sum of values"
    first = path.read_bytes()
    results = []
    for system in (SYSTEM, f"npz:{path}"):
        out = tmp_path / f"out{len(results)}"
        assert invoke("score", folder, "--system", system, "--embeddings", cache, "-o", out).code == 0
        (result,) = out.glob("*.json")
        results.append(json.loads(result.read_bytes()))
    assert results[0]["per_query"] == results[1]["per_query"]
    assert results[0]["per_query"][0]["top_results"][0]["similarity"] < 1
    # Once more, over the file: the same bytes.
    assert invoke("embed", folder, "--system", SYSTEM, "--embeddings", cache, "-o", path).code == 0
    assert path.read_bytes() == first
    assert [each.name for each in path.parent.iterdir()] == ["vectors.npz"]


@pytest.mark.parametrize("system", ["bm25", "run:x.run", "npz:v.npz", "py:a.b:c"])
def test_a_system_without_vectors_of_its_own(folder, tmp_path, invoke, system):
    end = invoke("embed", folder, "--system", system, "-o", tmp_path / "v.npz")
    assert end.code == 2
    assert end.error == (
        f"Error: {system} makes no vectors; name a model, such as static:, st: or openai:MODEL"
    )
    assert not (tmp_path / "v.npz").exists()


def test_a_file_that_cannot_be_written_leaves_the_old_one(folder, tmp_path, invoke, monkeypatch):
    path = tmp_path / "v.npz"
    path.write_bytes(b"old")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(np, "savez", full)
    end = invoke("embed", folder, "--system", SYSTEM, "--embeddings", tmp_path / "cache.sqlite", "-o", path)
    assert end.code != 0
    assert end.error == f"Error: {path}: cannot be written: No space left on device"
    assert path.read_bytes() == b"old"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["cache.sqlite", "data", "v.npz"]


def test_a_dry_run_of_a_paid_system_sends_and_writes_nothing(folder, tmp_path, invoke):
    path, cache = tmp_path / "v.npz", tmp_path / "cache.sqlite"
    model = "openai:text-embedding-3-small"
    end = invoke("embed", folder, "--system", model, "--embeddings", cache, "-o", path, "--dry-run")
    assert end.code == 0
    # Eleven distinct documents and three queries.
    assert end.lines[0].startswith(f"{model}: 14 texts, about ")
    assert not path.exists()
