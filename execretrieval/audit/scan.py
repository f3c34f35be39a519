"""How common near-clones and one-edit changes are in a code base and its history."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TextIO

from execretrieval.audit.clones import MIN_TOKENS, near_clones
from execretrieval.audit.edits import Edit, describe
from execretrieval.audit.functions import Function, functions_of
from execretrieval.audit.history import Repository
from execretrieval.audit.running import Report, silent
from execretrieval.errors import InputError
from execretrieval.registry.doctests.find import MAX_BYTES, python_files
from execretrieval.schemas import read_bytes

SPANS = ((1, "1"), (5, "2-5"), (10, "6-10"), (20, "11-20"))
_FORMAT = 1


def span_bucket(span: int) -> str:
    """Return the bucket of an edit span: 1, 2-5, 6-10, 11-20 or 21+ characters."""
    return next((name for most, name in SPANS if span <= most), "21+")


def label(edit: Edit) -> str:
    """Return what an edit is counted as: its operator, or its kind."""
    return edit.operator or edit.kind


@dataclass(slots=True)
class Place:
    """A function of the tree: its file below the root, its line and name."""

    path: str
    line: int
    name: str


@dataclass(slots=True)
class Tree:
    """Near-clones that coexist. `functions` counts those of at least `min_tokens`, copies included."""

    files: int = 0
    functions: int = 0
    small: int = 0
    copies: int = 0
    cut: int = 0
    unread: list[tuple[str, str]] = field(default_factory=list)
    pairs: list[tuple[Place, Place, Edit]] = field(default_factory=list)


def scan_tree(root: Path, *, min_tokens: int = MIN_TOKENS, report: Report = silent) -> Tree:
    """Return the pairs of functions of a file or folder that are one edit apart.

    Functions of equal tokens count as one function for pairs; `copies` counts those beyond the first.
    """
    tree = Tree()
    places: list[Place] = []
    functions: list[Function] = []
    for path in python_files(root):
        shown = path.relative_to(root).as_posix() if path != root else path.name
        tree.files += 1
        try:
            found = functions_of(read_bytes(path, MAX_BYTES)) if path.stat().st_size else []
        except InputError as error:
            tree.unread.append((shown, error.reason))
            continue
        except OSError as error:
            tree.unread.append((shown, error.strerror or str(error)))
            continue
        functions += found
        places += [Place(shown, function.line, function.name) for function in found]
    clones = near_clones([function.tokens for function in functions], min_tokens=min_tokens)
    tree.functions = sum(clones.copies.values())
    tree.small = len(functions) - tree.functions
    tree.copies = tree.functions - len(clones.copies)
    tree.cut = clones.cut
    for done, (one, other) in enumerate(clones.pairs, 1):
        tree.pairs.append((places[one], places[other], describe(functions[one], functions[other])))
        report("pairs", done, len(clones.pairs))
    return tree


@dataclass(slots=True)
class History:
    """Functions that commits changed, by the edit that did it."""

    commits: int = 0
    changes: int = 0
    edits: list[tuple[str, Place, Edit]] = field(default_factory=list)


def scan_history(
    folder: Path,
    revisions: Sequence[str] = ("HEAD",),
    *,
    journal: Path | None = None,
    report: Report = silent,
) -> History:
    """Return what the commits that revisions stand for made of each function.

    With a journal, a JSON Lines file, each commit is written down as it is done, and what stands there is
    not done again. Raises InputError where git does not take the folder or the revisions, or the journal is
    something else.
    """
    history = History()
    done = _read_journal(journal) if journal else {}
    with Repository(folder) as repository, _appending(journal) as write:
        commits = list(repository.commits(revisions))
        for number, commit in enumerate(commits, 1):
            rows = done.get(commit.sha)
            if rows is None:
                rows = [
                    {
                        "path": change.path,
                        "line": change.after.line,
                        "name": change.after.name,
                        "edit": asdict(describe(change.before, change.after)),
                    }
                    for change in repository.changes(commit)
                ]
                write({"commit": commit.sha, "changes": rows})
            history.commits += 1
            history.changes += len(rows)
            for row in rows:
                place = Place(row["path"], row["line"], row["name"])
                history.edits.append((commit.sha, place, Edit(**row["edit"])))
            report("commits", number, len(commits))
    return history


def _read_journal(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Return the changes by commit; a last line that is cut off does not count."""
    if not path.exists():
        return {}
    lines = path.read_text("utf-8").split("\n")[:-1]
    try:
        rows = [json.loads(line) for line in lines]
        if rows and rows[0] != {"scan": _FORMAT}:
            raise ValueError
        return {row["commit"]: row["changes"] for row in rows[1:]}
    except (ValueError, KeyError, TypeError):
        raise InputError("is no journal of a scan; name another file", path=path) from None


@contextmanager
def _appending(path: Path | None) -> Iterator[Callable[[dict[str, Any]], None]]:
    if path is None:
        yield lambda _: None
        return
    if path.exists():
        whole = path.read_bytes().rpartition(b"\n")
        os.truncate(path, len(whole[0]) + len(whole[1]))
    with path.open("a", encoding="utf-8") as file:
        if not file.tell():
            _write(file, {"scan": _FORMAT})
        yield lambda row: _write(file, row)


def _write(file: TextIO, row: dict[str, Any]) -> None:
    file.write(json.dumps(row, ensure_ascii=False) + "\n")
    file.flush()


def frequencies(edits: Iterable[Edit], n_functions: int) -> list[dict[str, object]]:
    """Return rows by operator or kind: their number, per 1,000 functions, and by edit span."""
    counts: dict[str, Counter[str]] = {}
    for edit in edits:
        counts.setdefault(label(edit), Counter())[span_bucket(edit.span)] += 1
    return [
        {
            "edit": name,
            "pairs": spans.total(),
            "per_1000_functions": round(1000 * spans.total() / n_functions, 2) if n_functions else None,
            "spans": {bucket: spans[bucket] for bucket in [*(name for _, name in SPANS), "21+"]},
        }
        for name, spans in sorted(counts.items(), key=lambda item: (-item[1].total(), item[0]))
    ]
