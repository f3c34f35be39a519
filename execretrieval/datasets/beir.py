"""Reading a BEIR folder: `corpus.jsonl`, `queries.jsonl`, `qrels/test.tsv`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from execretrieval.datasets.model import CorpusRow, Dataset, QueryRow
from execretrieval.errors import InputError
from execretrieval.schemas import decode, readable

QRELS = Path("qrels") / "test.tsv"


def is_beir(folder: Path) -> bool:
    """Whether a folder has judgements where BEIR keeps them."""
    return (folder / QRELS).is_file()


def read_beir(folder: Path) -> Dataset:
    """Read a BEIR folder as a dataset without tests or distractors.

    Title and text of a document are joined by a line feed. Queries without a judgement are left out, with a
    note, as beir does. Documents of a grade above 0 are relevant, all alike: higher grades count as 1, with
    a note. Raises `InputError` for ids that are unknown or stand twice.
    """
    documents = dict(_texts(folder / "corpus.jsonl"))
    texts = dict(_texts(folder / "queries.jsonl"))
    relevant, graded = _relevant(folder / QRELS, documents, texts)
    correct = {document for found in relevant.values() for document in found}
    corpus = tuple(
        CorpusRow(name, text, "correct" if name in correct else "incorrect", "")
        for name, text in sorted(documents.items())
    )
    queries = tuple(
        QueryRow(name, texts[name], (), tuple(sorted(found)), (), "", {})
        for name, found in sorted(relevant.items())
    )
    unjudged = len(texts) - len(queries)
    notes = [f"{unjudged} queries have no judgement and are left out"] if unjudged else []
    if graded:
        notes.append(f"{graded} judgements have a grade above 1, taken as 1")
    return Dataset(folder, corpus, queries, (), (), None, tuple(notes))


def _texts(path: Path) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for number, row in _rows(path):
        name, text, title = row.get("_id"), row.get("text"), row.get("title") or ""
        if not (isinstance(name, str) and isinstance(text, str) and isinstance(title, str)):
            raise InputError("needs `_id` and `text`, and texts in them", path=path, line=number)
        if name in seen:
            raise InputError(f"the id {name} stands twice", path=path, line=number)
        seen.add(name)
        yield name, f"{title}\n{text}" if title else text


def _rows(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    with readable(path), path.open("rb") as lines:
        for number, raw in enumerate(lines, 1):
            if not raw.isspace():
                yield number, decode(raw, path=path, line=number)


def _relevant(
    path: Path, documents: dict[str, str], queries: dict[str, str]
) -> tuple[dict[str, set[str]], int]:
    """Return the relevant documents of each query, and how many have a grade above 1."""
    found: dict[str, set[str]] = {}
    grades: dict[tuple[str, str], int] = {}
    with readable(path):
        lines = path.read_bytes().split(b"\n")
    for number, raw in enumerate(lines, 1):
        cells = raw.decode("utf-8", "replace").rstrip("\r").split("\t")
        if cells == [""] or (number == 1 and cells[-1] == "score"):
            continue
        if len(cells) != 3 or not cells[2].lstrip("-").isdigit():
            raise InputError("must be query, document and grade, between tabs", path=path, line=number)
        query, document, grade = cells
        if query not in queries or document not in documents:
            unknown = query if query not in queries else document
            raise InputError(f"the id {unknown} is not in the folder", path=path, line=number)
        if grades.setdefault((query, document), int(grade)) != int(grade):
            raise InputError(f"another grade of {document} for query {query}", path=path, line=number)
        if int(grade) > 0:
            found.setdefault(query, set()).add(document)
    return found, sum(grade > 1 for grade in grades.values())
