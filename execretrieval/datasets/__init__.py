"""Reading, writing and verifying datasets, and the frozen dataset that ships with the package."""

from execretrieval.datasets.model import CorpusRow, Dataset, DistractorRow, ExecutionRow, QueryRow

__all__ = ["CorpusRow", "Dataset", "DistractorRow", "ExecutionRow", "QueryRow"]
