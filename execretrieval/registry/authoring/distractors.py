"""The third stage, where the mutators do not do it: buggy copies, by the distractor author."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from execretrieval.datasets.ids import sha256
from execretrieval.llm import Accepted
from execretrieval.llm.run import accept_all
from execretrieval.registry.authoring import contracts
from execretrieval.registry.authoring.stage import Gathered, Item, Row, Stage, author
from execretrieval.registry.source import normal_code
from execretrieval.registry.task import Task


def items(tasks: Iterable[Task], n: int) -> Iterator[Item]:
    """Yield one request for `n` copies of each canonical, which shows neither query nor tests."""
    for task in tasks:
        remembered = {"task_id": task.task_id, "canonical_sha256": sha256(task.canonical)}
        shown = {"canonical": task.canonical, "n": str(n)}
        yield Item(remembered, shown, contracts.distractors())


def gather(answers: Sequence[tuple[Row, str, Accepted]], manifest: Mapping[str, Any]) -> Gathered:
    """Make candidate rows, as `build --distractors` takes them."""
    gathered = Gathered()
    for remembered, custom_id, accepted in answers:
        for row in accepted.value["distractors"]:
            gathered.rows.append(
                {
                    **remembered,
                    "operator": row["operator"],
                    "code": normal_code(row["code"]),
                    "provenance": {
                        "source": "llm",
                        "distractor_author": author(manifest, custom_id, accepted),
                    },
                }
            )
    return gathered


# Nothing is asked for again: the gates judge each copy, and a table counts what a model got wrong.
STAGE = Stage("distractors", "distractor_author", "candidates.jsonl", accept_all, gather)
