"""The first stage: names and requests of new tasks, by the task author."""

from __future__ import annotations

import keyword
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from execretrieval.llm import Accepted
from execretrieval.registry.authoring import contracts
from execretrieval.registry.authoring.stage import Gathered, Item, Row, Stage, author
from execretrieval.schemas import read_jsonl

PER_REQUEST = 10


def items(domains: Sequence[str], n: int, taken: Collection[str]) -> Iterator[Item]:
    """Yield the requests for `n` tasks of each domain, ten at a time.

    They do not depend on each other's answers, so a batch asks what direct calls ask. `taken` are function
    names that must not come again.
    """
    parts = -(-n // PER_REQUEST)
    names = ", ".join(sorted(taken)) or "none yet"
    for domain in domains:
        for part in range(1, parts + 1):
            wanted = min(PER_REQUEST, n - PER_REQUEST * (part - 1))
            shown = {
                "domain": domain,
                "n": str(wanted),
                "part": str(part),
                "parts": str(parts),
                "taken": names,
            }
            yield Item({"domain": domain, "part": part, "n": wanted}, shown, contracts.task_rows())


def check(value: Any) -> str | None:
    """Say what is wrong with an answer that keeps to the schema."""
    names = [row["function_name"] for row in value["tasks"]]
    for name in names:
        if keyword.iskeyword(name) or keyword.issoftkeyword(name):
            return f"{name} is a word of Python's own"
        if names.count(name) > 1:
            return f"{name} is there twice"
    return None


def gather(answers: Sequence[tuple[Row, str, Accepted]], manifest: Mapping[str, Any]) -> Gathered:
    """Make registry rows; a name or a request that was there before is dropped."""
    gathered = Gathered()
    names = set(manifest["settings"]["taken"])
    queries: set[str] = set()
    for remembered, custom_id, accepted in answers:
        for number, row in enumerate(accepted.value["tasks"], 1):
            name, query = row["function_name"], " ".join(row["query"].split())
            where = {"custom_id": custom_id, "function_name": name}
            if number > remembered["n"]:
                gathered.drop("more than were asked for", **where)
            elif name in names:
                gathered.drop("function name is taken", **where)
            elif query.casefold() in queries:
                gathered.drop("the same request was there before", **where)
            else:
                names.add(name)
                queries.add(query.casefold())
                gathered.rows.append(
                    {
                        "function_name": name,
                        "query": query,
                        "domain": remembered["domain"],
                        "task_author": author(manifest, custom_id, accepted),
                    }
                )
    return gathered


def read_registry(path: str | Path) -> list[Row]:
    """Return the rows of a registry file; InputError for one that breaks the schema."""
    return [row for _, row in read_jsonl(path, "registry_row")]


STAGE = Stage("tasks", "task_author", "rows.jsonl", check, gather)
