"""BM25 over functions of the standard library: ours beside rank_bm25 and, where installed, bm25s.

Each engine is a process of its own that starts, imports, reads the same tokens, indexes, and finds the ten
best documents of every query; what is timed is the whole process.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

DOCUMENTS = 4_700
QUERIES = 939
DEPTH = 10


def run() -> None:
    """Print the table."""
    corpus, queries = functions()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tokens.json"
        path.write_text(json.dumps([corpus, queries]), encoding="utf-8")
        print(f"BM25, {len(corpus)} documents, {len(queries)} queries, whole process, best of 3")
        ours = None
        for name, package, repeats in (
            ("execretrieval", "execretrieval", 3),
            ("bm25s", "bm25s", 3),
            ("rank_bm25", "rank_bm25", 1),
        ):
            if find_spec(package) is None:
                print(f"  {name:14} not installed")
                continue
            seconds = min(timed(name, path) for _ in range(repeats))
            ours = ours or seconds
            print(f"  {name:14} {seconds:7.2f} s   {seconds / ours:6.1f} times ours")


def timed(engine: str, path: Path) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "benchmarks.bm25", engine, str(path)], check=True)
    return time.perf_counter() - start


def functions() -> tuple[list[list[str]], list[list[str]]]:
    """Return tokens of functions of 60 to 1,500 characters, and the first lines of docstrings as queries."""
    from execretrieval.retrievers.tokenizers import identifiers

    library = Path(sysconfig.get_path("stdlib"))
    found = islice(
        _functions(sorted(library.glob("[a-z]*.py")) + sorted(library.glob("[a-z]*/[a-z]*.py"))), DOCUMENTS
    )
    pairs = [(identifiers(code), identifiers(query)) for code, query in found]
    return [code for code, _ in pairs], [query for _, query in pairs if query][:QUERIES]


def _functions(paths: list[Path]) -> Iterator[tuple[str, str]]:
    for path in paths:
        source = path.read_text(encoding="utf-8", errors="replace")
        lines = source.split("\n")
        try:
            tree = ast.parse(source)
        except SyntaxError:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                code = "\n".join(lines[node.lineno - 1 : node.end_lineno])
                if 60 <= len(code) <= 1_500:
                    yield code, (ast.get_docstring(node) or "").partition("\n")[0]


def execretrieval(corpus: list[list[str]], queries: list[list[str]]) -> None:
    from execretrieval.datasets import CorpusRow, Dataset, QueryRow
    from execretrieval.retrievers.bm25 import BM25Index
    from execretrieval.retrievers.topk import rank_blocks

    dataset = Dataset(
        None,
        tuple(CorpusRow(f"c_{number}", "", "correct", "") for number in range(len(corpus))),
        tuple(QueryRow(f"q_{number}", "", (), (), (), "", {}) for number in range(len(queries))),
        (),
        (),
        None,
    )
    index = BM25Index(corpus, k1=1.5, b=0.75, epsilon=0.25)
    blocks = (index.scores(queries[first : first + 64]) for first in range(0, len(queries), 64))
    rank_blocks(dataset, blocks, depth=DEPTH)


def rank_bm25(corpus: list[list[str]], queries: list[list[str]]) -> None:
    import numpy as np
    from rank_bm25 import BM25Okapi

    index = BM25Okapi(corpus)
    for query in queries:
        np.argsort(index.get_scores(query))[::-1][:DEPTH]


def bm25s(corpus: list[list[str]], queries: list[list[str]]) -> None:
    import bm25s as package

    index = package.BM25(method="atire", idf_method="robertson", k1=1.5, b=0.75)
    index.index(corpus, show_progress=False)
    index.retrieve(queries, k=DEPTH, show_progress=False)


if __name__ == "__main__":
    tokens = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    {"execretrieval": execretrieval, "rank_bm25": rank_bm25, "bm25s": bm25s}[sys.argv[1]](*tokens)
