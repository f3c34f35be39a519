from __future__ import annotations

import pytest

from execretrieval.registry.importers.prose import prose


@pytest.mark.parametrize(
    ("docstring", "query"),
    [
        ("Add two numbers.", "Add two numbers."),
        (" Add two\n    numbers.\n    >>> add(1, 2)\n    3\n    ", "Add two\nnumbers."),
        ("Add.\n>>> add(1, 2)\n3\n\n>>> add(0, 0)\n\n", "Add."),
        ("Add.\n\nExample:\n    add(1, 2) -> 3\n", "Add."),
        ("Add.\nFor example:\nadd(1, 2) => 3\nadd(2, 2) => 4", "Add."),
        ("Add.\nExamples\nFor x = 1 the output should be 2.\n", "Add."),
        ("Add.\n\nExample 1:\n\n    Input: 1\n    Output: 2\n    Explanation: It is more.\n", "Add."),
        # What is said after the examples is kept.
        (
            "Add.\nExample:\nadd(1) == 2\nIt is assumed that\nx is small.",
            "Add.\nIt is assumed that\nx is small.",
        ),
        ("Add.\n\nExample:\n    Input: 1\n\nNote:\n    * x >= 1", "Add.\n\nNote:\n    * x >= 1"),
        ("For example:\n>>> add(4)\n5\n\nThe function adds one.", "The function adds one."),
        # Without a heading, lines of calls are examples, too ...
        ("Add.\n\nadd(1) == 2\nadd(2) == 3\n\nNever less.", "Add.\n\nNever less."),
        ("Add.\n* add(1) -> 2\nassert add(2) => 3", "Add."),
        # ... unless they define.
        ("Defined as follows:\nadd(0) = 1\nadd(n) = add(n - 1)\nGive the n-th.\n>>> add(3)\n4",) * 2,
        # A heading inside a sentence is none.
        ("For example, if x is 1, then 2.", "For example, if x is 1, then 2."),
        ("Add.\nDo it like this:\n>>> add(1)\n2", "Add."),
        ('"Add.\nOne.', "Add.\nOne."),
        ('"Add" one.', '"Add" one.'),
        (">>> add(1)\n2", ""),
    ],
)
def test_prose_stays_and_examples_go(docstring: str, query: str) -> None:
    expected = query.partition("\n>>>")[0]
    assert prose(docstring, "add") == expected
