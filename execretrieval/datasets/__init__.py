"""Reading, writing and verifying datasets, and the frozen dataset that ships with the package."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval.datasets.atomic import require_new_folder as require_new_folder
    from execretrieval.datasets.counts import summary as summary
    from execretrieval.datasets.ids import code_sha256 as code_sha256
    from execretrieval.datasets.ids import corpus_id as corpus_id
    from execretrieval.datasets.ids import query_id as query_id
    from execretrieval.datasets.ids import tests_sha256 as tests_sha256
    from execretrieval.datasets.model import CorpusRow as CorpusRow
    from execretrieval.datasets.model import Dataset as Dataset
    from execretrieval.datasets.model import DistractorRow as DistractorRow
    from execretrieval.datasets.model import ExecutionRow as ExecutionRow
    from execretrieval.datasets.model import Family as Family
    from execretrieval.datasets.model import QueryRow as QueryRow
    from execretrieval.datasets.read import CORE as CORE
    from execretrieval.datasets.read import core_path as core_path
    from execretrieval.datasets.read import read_dataset as read_dataset
    from execretrieval.datasets.read import resolve_dataset as resolve_dataset
    from execretrieval.datasets.verify import Finding as Finding
    from execretrieval.datasets.verify import verify_dataset as verify_dataset
    from execretrieval.datasets.write import write_dataset as write_dataset
else:
    from execretrieval.lazy import attach

    __getattr__, __dir__, __all__ = attach(
        __name__,
        {
            "atomic": ["require_new_folder"],
            "counts": ["summary"],
            "ids": ["code_sha256", "corpus_id", "query_id", "tests_sha256"],
            "model": ["CorpusRow", "Dataset", "DistractorRow", "ExecutionRow", "Family", "QueryRow"],
            "read": ["CORE", "core_path", "read_dataset", "resolve_dataset"],
            "verify": ["Finding", "verify_dataset"],
            "write": ["write_dataset"],
        },
    )
