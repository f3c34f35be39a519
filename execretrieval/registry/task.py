"""The task: a query, the code that answers it, the tests that decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

DOMAINS = (
    "bit_manipulation",
    "collections",
    "data_transformation",
    "date_time",
    "geometry",
    "math_numerical",
    "sorting_searching",
    "state_machines",
    "string_processing",
    "validation",
)


@dataclass(frozen=True, slots=True)
class Task:
    """One task.

    `task_id` names where it comes from (`bundled/geometry/clip_segment`, `HumanEval/12`, `MBPP/7`) and is
    unique in a set. `function_name` is the function the tests call; two tasks may share it. `canonical`
    holds that function and whatever it needs, without the docstring the query came from. `test_suite` is a
    list of statement blocks, run in order in one namespace. `provenance` says where the task comes from:
    `source` (bundled, file, humaneval, mbpp, execretrieval, llm), `id` where the source has a name for it,
    and a role {family, model} for each part a model wrote: `task_author`, `solution_author`.
    """

    task_id: str
    function_name: str
    query: str
    domain: str
    canonical: str
    test_suite: tuple[str, ...]
    provenance: Mapping[str, Any] = field(default_factory=lambda: {"source": "file"})
