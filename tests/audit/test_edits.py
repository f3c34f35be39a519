from __future__ import annotations

import json
from pathlib import Path

import pytest

from execretrieval.audit.edits import Edit, describe
from execretrieval.audit.functions import functions_of
from execretrieval.errors import InputError
from execretrieval.mutators import apply, classify, find_mutants
from execretrieval.registry import load_bundled

PAIRS = Path(__file__).resolve().parents[2] / "../shared/data/pairs_humanevalpack.jsonl"


def edit(first: str, second: str) -> Edit:
    (one,), (other,) = functions_of(first), functions_of(second)
    return describe(one, other)


F = "def f(x, y):\n    if x < 0:\n        return 0\n    return x - y.a\n"


@pytest.mark.parametrize(
    ("first", "second", "label", "forward", "reverse"),
    [
        (F, F.replace("x < 0", "x <= 0"), "off_by_one_boundary.strictness", True, True),
        (F, F.replace("    if x < 0:\n        return 0\n", ""), "remove_edge_case_check.guard", True, False),
        (F.replace("    if x < 0:\n        return 0\n", ""), F, "remove_edge_case_check.guard", False, True),
        (F, F.replace("x - y.a", "y.a - x").replace("f(", "g("), "swap_arguments.operands", True, True),
    ],
)
def test_an_operator_in_either_direction(
    first: str, second: str, label: str, forward: bool, reverse: bool
) -> None:
    found = edit(first, second)
    assert found.kind == "operator"
    assert f"{found.operator}.{found.rule}" == label
    assert (found.forward, found.reverse) == (forward, reverse)


@pytest.mark.parametrize(
    ("first", "second", "kind", "original", "replacement"),
    [
        (F, F.replace("return x", "# why\n    return (x)").replace("(x)", "x"), "layout", "", ""),
        (F, F.replace("y.a", "y.b"), "name", "a", "b"),
        (F, F.replace("return 0", "return 7"), "number", "0", "7"),
        (F, F.replace("return 0", "return None"), "expression", "0", "None"),
        (
            F,
            F.replace("    return x -", "    print(x)\n    return x -"),
            "statement added",
            "",
            "print ( x )",
        ),
        (F, F.replace("y.a", "y.a.c"), "inserted", "", ". c"),
        (F, F.replace("return 0", "return 9").replace("y.a", "y.b"), "several edits", None, None),
        ("def f():\n    return 'a'\n", "def f():\n    return 'b'\n", "string", "'a'", "'b'"),
        ("def f():\n    'a'\n    return 1\n", "def f():\n    'b'\n    return 1\n", "layout", "", ""),
    ],
)
def test_the_nearest_description_where_no_operator_does_it(
    first: str, second: str, kind: str, original: str | None, replacement: str | None
) -> None:
    found = edit(first, second)
    assert (found.kind, found.operator) == (kind, None)
    if original is not None:
        assert (found.original, found.replacement) == (original, replacement)


def test_every_mutant_of_every_bundled_task_is_known_again() -> None:
    n_mutants = 0
    for task in load_bundled():
        before = {function.name: function for function in functions_of(task.canonical)}
        for mutant in find_mutants(task.canonical):
            n_mutants += 1
            after = {function.name: function for function in functions_of(apply(task.canonical, mutant))}
            changed = [name for name in after if after[name].text != before[name].text]
            assert changed == [mutant.function.partition(".<locals>")[0]]
            found = describe(before[changed[0]], after[changed[0]])
            assert (found.operator, found.rule, found.forward) == (mutant.operator, mutant.rule, True), (
                mutant.id
            )
    assert n_mutants > 1000


def test_human_bugs_are_classified_as_whole_files_are() -> None:
    if not PAIRS.is_file():
        pytest.skip("pairs_humanevalpack.jsonl is not there")
    for line in PAIRS.read_text().splitlines()[::8]:
        row = json.loads(line)
        whole = classify(row["correct"], row["buggy"])
        before = {function.name: function for function in functions_of(row["correct"])}
        edits = [
            describe(before[function.name], function)
            for function in functions_of(row["buggy"])
            if function.text != before[function.name].text
        ]
        known = [item.operator for item in edits if item.forward] if len(edits) == 1 else []
        assert known == ([whole.operator] if whole else [])


def test_functions_are_found_wherever_they_stand() -> None:
    text = (
        "import x\r\n@deco\r\ndef a(): pass\r\n"
        "class C:\r\n    def m(self):\r\n        '''doc\n  x'''\r\n        def inner(): pass\r\n"
        "    @property\r\n    def p(self): return 'ä'\r\n    @p.setter\r\n    def p(self, v): pass\r\n"
        "try:\r\n    async def t(): pass\r\nexcept E:\r\n    def t(): pass\r\n"
        "if x: pass\r\nelse:\r\n  def e(): pass\r\n"
    )
    found = functions_of(b"\xef\xbb\xbf" + text.encode())
    assert [(function.name, function.line) for function in found] == [
        ("a", 2), ("C.m", 5), ("C.p", 9), ("C.p#2", 11), ("t", 14), ("t#2", 16), ("e", 19),
    ]  # fmt: skip
    for function in found:
        compile(function.text, "f", "exec")
        assert "<self>" in function.tokens


@pytest.mark.parametrize("source", [b"def f(:", b"\xff", b"x = " + b"1 + " * 10_000 + b"1", b"#" * (3 << 20)])
def test_what_is_no_source_is_refused(source: bytes) -> None:
    with pytest.raises(InputError):
        functions_of(source)
