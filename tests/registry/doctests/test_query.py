from __future__ import annotations

import pytest

from execretrieval.errors import InputError
from execretrieval.registry.doctests.query import query_of

TEN = "one two three four five six seven eight nine ten"


@pytest.mark.parametrize(
    ("docstring", "query"),
    [
        (
            "Sort the given things by their size.\n\n    >>> f(1)\n    1\n",
            "Sort the given things by their size.",
        ),
        (
            "Sort *things* by ``size``, see :func:`~a.b.sorted`.\n\n:param things: what\n:returns: list",
            "Sort things by size, see a.b.sorted.",
        ),
        ("Sort the things by their size.\n\nArgs:\n    x: what to sort\n", "Sort the things by their size."),
        (
            "Sort the things by their size.\n\nParameters\n----------\nx : int\n",
            "Sort the things by their size.",
        ),
        (
            "Sort things.\n\nThe smallest of them goes first.",
            "Sort things.\n\nThe smallest of them goes first.",
        ),
        ("Sort the things by their size::\n\n    >>> f(1)\n    1", "Sort the things by their size."),
        (f"{TEN}. {TEN}. {TEN}.\n\n{TEN} {TEN} {TEN} {TEN}", f"{TEN}. {TEN}. {TEN}."),
        (f"One {TEN} {TEN} {TEN}. Two {TEN} {TEN}. Three {TEN}.", f"One {TEN} {TEN} {TEN}. Two {TEN} {TEN}."),
    ],
)
def test_the_query_is_prose_alone(docstring: str, query: str) -> None:
    assert query_of(docstring, "f") == query


@pytest.mark.parametrize("docstring", ["Sort.", ">>> f(1)\n1", "Args:\n    x: one two three four five six"])
def test_too_little_prose_is_refused(docstring: str) -> None:
    with pytest.raises(InputError, match="query too short"):
        query_of(docstring, "f")
