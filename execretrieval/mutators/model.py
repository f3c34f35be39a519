"""The value a mutator makes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mutant:
    """One edit: `source[:start] + replacement + source[end:]`.

    `start` and `end` are character offsets into the decoded text without a byte order mark; `line` is
    1-based, `column` 0-based, in characters. `occurrence` counts the sites of the same operator and rule
    in the same function, from 0 in source order.
    """

    operator: str
    rule: str
    function: str
    occurrence: int
    start: int
    end: int
    line: int
    column: int
    original: str
    replacement: str
    edit_span: int
    id: str
