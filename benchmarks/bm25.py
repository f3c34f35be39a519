"""BM25 over functions of the standard library: ours beside rank_bm25 and, where installed, bm25s.

Beyond the functions that there are, documents are spliced of the halves of two, drawn by a seed.

Each engine is a process of its own that starts, imports, reads the same tokens, indexes, and finds the ten
best documents of every query; what is timed is the whole process. Processor time is steadier than the
wall clock on a busy machine; both are printed, the best of each.
"""

from __future__ import annotations

import ast
import json
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from random import Random

from benchmarks.clock import timed

SIZES = (4_700, 100_000)
SLOW = 10_000  # above this many documents rank_bm25 takes half an hour and is left out
QUERIES = 939
DEPTH = 10


def run() -> None:
    """Print the tables."""
    for size in SIZES:
        corpus, queries = tokens(size)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "tokens.json"
            path.write_text(json.dumps([corpus, queries]), encoding="utf-8")
            print(f"BM25, {len(corpus):,} documents, {len(queries)} queries, whole process")
            ours = None
            for name, package, repeats in (
                ("execretrieval", "execretrieval", 3),
                ("bm25s", "bm25s", 3),
                ("rank_bm25", "rank_bm25", 1),
            ):
                if find_spec(package) is None:
                    print(f"  {name:14} not installed")
                    continue
                if package == "rank_bm25" and size > SLOW:
                    continue
                cpu, wall = timed([sys.executable, "-m", "benchmarks.bm25", name, str(path)], repeats)
                ours = ours or (cpu, wall)
                print(
                    f"  {name:14} CPU {cpu:7.2f} s {cpu / ours[0]:6.2f} times ours   "
                    f"wall {wall:7.2f} s {wall / ours[1]:6.2f} times ours",
                    flush=True,
                )


def tokens(size: int) -> tuple[list[list[str]], list[list[str]]]:
    """Return tokens of functions of 60 to 1,500 characters, and the first lines of docstrings as queries."""
    from execretrieval.retrievers.tokenizers import identifiers

    library = Path(sysconfig.get_path("stdlib"))
    found = islice(
        _functions(sorted(library.glob("[a-z]*.py")) + sorted(library.glob("[a-z]*/[a-z]*.py"))), size
    )
    pairs = [(identifiers(code), identifiers(query)) for code, query in found]
    corpus = [code for code, _ in pairs]
    draw, real = Random(0), len(pairs)
    while len(corpus) < size:
        left, right = (corpus[draw.randrange(real)] for _ in range(2))
        corpus.append(left[: len(left) // 2] + right[len(right) // 2 :])
    return corpus, [query for _, query in pairs if query][:QUERIES]


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
    read = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    {"execretrieval": execretrieval, "rank_bm25": rank_bm25, "bm25s": bm25s}[sys.argv[1]](*read)
