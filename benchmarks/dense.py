"""Exact dense search: ours beside FAISS flat where it is installed, top 10 of random vectors; and a million.

Each engine is a process of its own that starts, imports, loads the same matrices and searches. Ours also
breaks ties by rule, rescores in double precision and adds each query's family, which FAISS does not. Ours
has the environment that our commands give themselves, in which idle threads of numpy's OpenBLAS sleep; FAISS
is shown as it comes and in the same environment. The engines take turns, the least of each counts.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from benchmarks.clock import Process, least, measured

SHAPES = ((939, 4_694, 768), (939, 4_694, 3_072))
DEPTH = 10
ROUNDS = 10
MILLION = 1_000_000


def run() -> None:
    """Print the tables, then what a million documents take."""
    beside_faiss()
    million()


def beside_faiss() -> None:
    from execretrieval.cli import IDLE_BLAS  # here, for the engines run this module, too

    entries: dict[str, tuple[str, Mapping[str, str]]] = {"execretrieval": ("execretrieval", IDLE_BLAS)}
    if find_spec("faiss") is None:
        print("faiss is not installed")
    else:
        entries |= {"faiss": ("faiss", {}), "faiss, same environment": ("faiss", IDLE_BLAS)}
    with tempfile.TemporaryDirectory() as folder:
        for queries, documents, dims in SHAPES:
            write(Path(folder), queries, documents, dims)
            print(f"dense top {DEPTH}, {queries} x {documents:,} x {dims}, whole process")
            runs: dict[str, list[Process]] = {label: [] for label in entries}
            for _ in range(ROUNDS):
                for label, (engine, extra) in entries.items():
                    runs[label].append(measured(command(engine, folder), extra))
            times = {label: least(of_one) for label, of_one in runs.items()}
            ours_cpu, ours_wall = times["execretrieval"]
            for label, (cpu, wall) in times.items():
                print(
                    f"  {label:24} CPU {cpu:6.3f} s, ours {ours_cpu / cpu:4.2f} times   "
                    f"wall {wall:6.3f} s, ours {ours_wall / wall:4.2f} times",
                    flush=True,
                )


def write(folder: Path, queries: int, documents: int, dims: int) -> None:
    generator = np.random.default_rng(0)
    np.save(folder / "q.npy", generator.standard_normal((queries, dims), dtype=np.float32))
    np.save(folder / "d.npy", generator.standard_normal((documents, dims), dtype=np.float32))


def command(engine: str, folder: str) -> list[str]:
    return [sys.executable, "-m", "benchmarks.dense", engine, folder]


def million() -> None:
    """Print time and peak memory of a million documents; the matrix takes 3.07 GB of disk and of memory."""
    from execretrieval.cli import IDLE_BLAS

    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), 939, MILLION, 768)
        ours = measured(command("execretrieval", folder), IDLE_BLAS)
        print(
            f"dense top {DEPTH}, 939 x {MILLION:,} x 768: CPU {ours.cpu_s:.1f} s, wall {ours.wall_s:.1f} s, "
            f"peak {ours.peak_mib * 2**20 / (MILLION * 768 * 4):.3f} of the matrix"
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
    matrices = [np.load(Path(sys.argv[2]) / f"{name}.npy") for name in "qd"]
    {"execretrieval": execretrieval, "faiss": faiss}[sys.argv[1]](*matrices)
