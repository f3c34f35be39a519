"""A bundle in the layout of the paper: four files in `data`, a frozen matrix for each of 24 systems."""

from __future__ import annotations

import json

import numpy as np
from click.testing import CliRunner

from execretrieval.cli.compare import compare
from execretrieval.cli.score import leaderboard, score

SYSTEMS, QUERIES, FAMILY, DIMS = 24, 30, 5, 8


def test_a_bundle_of_24_frozen_systems_is_scored_and_compared(tmp_path):
    generator = np.random.default_rng(1)
    (tmp_path / "data").mkdir()
    (tmp_path / "embeddings").mkdir()
    corpus, queries = [], []
    for q in range(QUERIES):
        ids = [f"c_{FAMILY * q + n:04}" for n in range(FAMILY)]
        entry = f"exec_geometry_{q}"
        for n, each in enumerate(ids):
            bug = {"bug_type": "wrong_operator", "label": "incorrect"} if n else {"label": "correct"}
            corpus.append(
                {"corpus_id": each, "code": f"def f{q}(): return {n}", "source_entry_id": entry, **bug}
            )
        queries.append(
            {
                "query_id": f"q_{q:04}",
                "query": f"Task {q}.",
                "test_suite": [f"assert f{q}() == 0"],
                "correct_corpus_ids": ids[:1],
                "paired_distractor_corpus_ids": ids[1:],
                "entry_id": entry,
                "metadata": {"model": "m"},
            }
        )
    for name, rows in (("corpus", corpus), ("queries", queries)):
        (tmp_path / f"data/{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    topics = generator.normal(size=(QUERIES, DIMS))
    entries = []
    for number in range(SYSTEMS):
        noise = 0.02 * (1 + number)
        path = tmp_path / f"embeddings/system-{number:02}.npz"
        np.savez(
            path,
            query_embeddings=topics.astype(np.float32),
            corpus_embeddings=np.repeat(topics, FAMILY, axis=0)
            + noise * generator.normal(size=(QUERIES * FAMILY, DIMS)),
        )
        entries.append(f'[[system]]\nname = "vendor/system-{number:02}"\nsystem = "npz:{path}"\n')
    (tmp_path / "systems.toml").write_text("".join(entries))
    out = tmp_path / "results"
    arguments = [str(tmp_path), "--systems", str(tmp_path / "systems.toml"), "-o", str(out)]
    found = CliRunner().invoke(score, arguments)
    assert found.exit_code == 0, found.output
    assert len(list(out.glob("*.json"))) == SYSTEMS
    table = CliRunner().invoke(leaderboard, [str(out)]).stdout.splitlines()
    assert len([line for line in table if line.startswith("vendor/system-")]) == SYSTEMS
    found = CliRunner().invoke(compare, [str(out), "-o", str(tmp_path / "tests"), "--samples", "200"])
    assert found.exit_code == 0, found.output
    pairs = json.loads((tmp_path / "tests/pairwise_tests.json").read_bytes())
    assert len(pairs) == SYSTEMS * (SYSTEMS - 1) // 2 == 276
    intervals = json.loads((tmp_path / "tests/confidence_intervals.json").read_bytes())
    assert len(intervals) == SYSTEMS
    for name, row in intervals.items():
        assert row["exec@1"]["ci95_low"] <= row["exec@1"]["mean"] <= row["exec@1"]["ci95_high"], name
