"""What is wrong with a query: it names the function, holds code, or is too short or too long."""

from __future__ import annotations

import re
from collections.abc import Iterator

from execretrieval.registry import Task

MIN_WORDS, MAX_WORDS = 6, 60

_CODE = re.compile(
    r"```|`[^`\n]+`|>>>|(?m:^\s*(?:def|return|import|for|while|if|assert)\b.*:?\s*$)"
    r"|\b[A-Za-z_]\w*\([^)\s]*\)|[^\W\d]\w*\s*(?:==|!=|<=|>=|\+=)\s*\w"
)


def faults(
    task: Task, *, min_words: int = MIN_WORDS, max_words: int = MAX_WORDS
) -> Iterator[tuple[str, str]]:
    """Yield (rule, reason) for each fault of a task's query."""
    n_words = len(task.query.split())
    if n_words < min_words:
        yield "query-short", f"the query has {n_words} words, fewer than {min_words}"
    if n_words > max_words:
        yield "query-long", f"the query has {n_words} words, more than {max_words}"
    name = task.function_name
    # A name that is one plain word may be that word.
    if re.search(r"[_A-Z\d]", name[1:]) and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", task.query):
        yield "query-name", f"the query holds the function's name, {name}"
    if found := _CODE.search(task.query):
        yield "query-code", f"the query holds code: {' '.join(found.group().split())[:60]}"
