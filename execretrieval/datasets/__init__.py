"""Reading, writing and verifying datasets, and the frozen dataset that ships with the package."""

from execretrieval.datasets.atomic import require_new_folder
from execretrieval.datasets.ids import code_sha256, corpus_id, query_id, tests_sha256
from execretrieval.datasets.model import (
    CorpusRow,
    Dataset,
    DistractorRow,
    ExecutionRow,
    Family,
    QueryRow,
)
from execretrieval.datasets.read import CORE, core_path, read_dataset, resolve_dataset
from execretrieval.datasets.summary import summary
from execretrieval.datasets.verify import Finding, verify_dataset
from execretrieval.datasets.write import write_dataset

__all__ = [
    "CORE",
    "CorpusRow",
    "Dataset",
    "DistractorRow",
    "ExecutionRow",
    "Family",
    "Finding",
    "QueryRow",
    "code_sha256",
    "core_path",
    "corpus_id",
    "query_id",
    "read_dataset",
    "require_new_folder",
    "resolve_dataset",
    "summary",
    "tests_sha256",
    "verify_dataset",
    "write_dataset",
]
