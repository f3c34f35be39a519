"""Exact dense search: ours beside FAISS flat where it is installed, top 10 of random vectors.

Each engine is a process of its own that starts, imports, loads the same matrices and searches. Ours also
breaks ties by rule, rescores in double precision and adds each query's family, which FAISS does not.
"""

from __future__ import annotations

import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from benchmarks.clock import measured, timed

SHAPES = ((939, 4_694, 768), (939, 4_694, 3_072))
DEPTH = 10
MILLION = 1_000_000


def run() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        for queries, documents, dims in SHAPES:
            size = f"{queries} x {documents:,} x {dims}"
            write(Path(folder), queries, documents, dims)
            ours = None
            print(f"dense top {DEPTH}, {size}, whole process")
            for name, package in (("execretrieval", "execretrieval"), ("faiss", "faiss")):
                if find_spec(package) is None:
                    print(f"  {name:14} not installed")
                    continue
                cpu, wall = timed(command(name, folder), 3)
                ours = ours or (cpu, wall)
                print(
                    f"  {name:14} CPU {cpu:7.2f} s {cpu / ours[0]:6.2f} times ours   "
                    f"wall {wall:7.2f} s {wall / ours[1]:6.2f} times ours",
                    flush=True,
                )


def write(folder: Path, queries: int, documents: int, dims: int) -> None:
    generator = np.random.default_rng(0)
    np.save(folder / "q.npy", generator.standard_normal((queries, dims), dtype=np.float32))
    np.save(folder / "d.npy", generator.standard_normal((documents, dims), dtype=np.float32))


def command(engine: str, folder: str) -> list[str]:
    return [sys.executable, "-m", "benchmarks.dense", engine, folder]


def million() -> None:
    """Print time and peak memory of a million documents, held in memory (3.07 GB)."""
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), 939, MILLION, 768)
        run = measured(command("execretrieval", folder))
        size = f"939 x {MILLION:,} x 768"
        print(
            f"dense top {DEPTH}, {size}: CPU {run.cpu_s:.1f} s, wall {run.wall_s:.1f} s, "
            f"peak {run.peak_mib * 2**20 / (MILLION * 768 * 4):.3f} of the matrix"
        )


def execretrieval(queries: np.ndarray, documents: np.ndarray) -> None:
    from execretrieval.datasets import CorpusRow, Dataset, QueryRow
    from execretrieval.retrievers.dense import search

    corpus = tuple(CorpusRow(f"c_{number}", "", "correct", "") for number in range(len(documents)))
    rows = tuple(
        QueryRow(f"q_{number}", "", (), (f"c_{number}",), (), "", {}) for number in range(len(queries))
    )
    search(Dataset(None, corpus, rows, (), (), None), queries, documents, depth=DEPTH)


def faiss(queries: np.ndarray, documents: np.ndarray) -> None:
    import faiss as package

    package.normalize_L2(queries)
    package.normalize_L2(documents)
    index = package.IndexFlatIP(documents.shape[1])
    index.add(documents)
    index.search(queries, DEPTH)


if __name__ == "__main__":
    if sys.argv[1] == "million":
        million()
    else:
        matrices = [np.load(Path(sys.argv[2]) / f"{name}.npy") for name in "qd"]
        {"execretrieval": execretrieval, "faiss": faiss}[sys.argv[1]](*matrices)
