"""What turns one function into another: an operator's edit, or the nearest description of it."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from execretrieval.audit.functions import LAYOUT, Function
from execretrieval.errors import SourceError
from execretrieval.mutators import Mutant, classify

_MAX_TOKENS = 4000
# No operator's edit is longer in tokens, or shows as more changes between them: two arguments that change
# places show as a few.
_MAX_CHANGED_TOKENS = 150
_MAX_CHANGES = 6
Kind = Literal[
    "operator", "layout", "name", "number", "string", "symbol", "expression", "inserted", "removed",
    "statement added", "statement removed", "several edits", "not comparable",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Edit:
    """One change of a function.

    `kind` is `operator` where one of the six makes it: then `operator` and `rule` say which, and `forward`
    whether it turns the first into the second (it planted the bug) and `reverse` the second into the first
    (it was fixed); both may be so. `original` and `replacement` are the text that differs, between the first
    and the last token that does; `span` is the longer of the two in characters.
    """

    kind: Kind
    original: str
    replacement: str
    operator: str | None = None
    rule: str | None = None
    forward: bool = False
    reverse: bool = False
    edit_span: int = 0

    @property
    def span(self) -> int:
        """The edit span: the larger of the two lengths in characters, common ends trimmed."""
        return self.edit_span or max(len(self.original), len(self.replacement))


def describe(first: Function, second: Function) -> Edit:
    """Return the edit that turns the first function into the second."""
    if not first.tokens or not second.tokens or len(first.tokens) + len(second.tokens) > _MAX_TOKENS:
        return Edit("not comparable", "", "")
    old, new = first.tokens, second.tokens
    if old == new:
        return Edit("layout", "", "")
    head, tail = common_ends(old, new)
    removed, inserted = old[head : len(old) - tail], new[head : len(new) - tail]
    matcher = SequenceMatcher(None, removed, inserted, autojunk=False)
    n_changes = sum(tag != "equal" for tag, *_ in matcher.get_opcodes())
    if n_changes <= _MAX_CHANGES and max(len(removed), len(inserted)) <= _MAX_CHANGED_TOKENS:
        forward, reverse = _mutant(first, second), _mutant(second, first)
        if forward or reverse:
            return _operators_edit(forward, reverse)
    kind = "several edits" if n_changes > 1 else _kind(removed, inserted)
    return Edit(kind, _joined(removed), _joined(inserted))


def _operators_edit(forward: Mutant | None, reverse: Mutant | None) -> Edit:
    mutant = forward or reverse
    assert mutant is not None
    ends = (mutant.original, mutant.replacement)
    original, replacement = ends if forward else ends[::-1]
    known = (mutant.operator, mutant.rule, forward is not None, reverse is not None)
    return Edit("operator", original, replacement, *known, mutant.edit_span)


def common_ends(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[int, int]:
    """Return how many tokens two sequences share at their start, and then at their end."""
    shortest = min(len(old), len(new))
    head = 0
    while head < shortest and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shortest - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return head, tail


def _mutant(correct: Function, buggy: Function) -> Mutant | None:
    """Return the mutant of one function that the other is, whatever the two are called."""
    text = buggy.text
    own, other = _own_name(correct), _own_name(buggy)
    if own != other:
        text = _renamed(text, other, own)
    try:
        return classify(correct.text, text)
    except SourceError:
        return None


def _own_name(function: Function) -> str:
    return function.name.partition("#")[0].rpartition(".")[2]


def _renamed(text: str, name: str, other: str) -> str:
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", other, text)


def _kind(removed: tuple[str, ...], inserted: tuple[str, ...]) -> Kind:
    if not removed:
        return "statement added" if "<newline>" in inserted else "inserted"
    if not inserted:
        return "statement removed" if "<newline>" in removed else "removed"
    if len(removed) == len(inserted) == 1:
        kinds = {_token_kind(removed[0]), _token_kind(inserted[0])}
        if len(kinds) == 1:
            return kinds.pop()
    return "expression"


def _token_kind(token: str) -> Kind:
    if token.isidentifier():
        return "symbol" if keyword.iskeyword(token) else "name"
    if token[:1].isdigit() or (token[:1] == "." and token[1:2].isdigit()):
        return "number"
    return "string" if token[-1:] in "'\"" else "symbol"


def _joined(tokens: tuple[str, ...]) -> str:
    return " ".join(" ".join(token for token in tokens if token not in LAYOUT).split())
