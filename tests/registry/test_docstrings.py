from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval.errors import InputError
from execretrieval.registry.docstrings import cut_docstrings


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('def f():\n    """Doc."""\n    return 1\n', "def f():\n    return 1\n"),
        ('def f():\n    """Doc\n    more.\n    """\n    return 1', "def f():\n    return 1"),
        ('def f():\n    """Doc."""\n', "def f():\n    pass\n"),
        ('def f(): "Doc."', "def f(): pass"),
        ('def f(): "Doc."; return 1\n', "def f(): return 1\n"),
        ('def f():\n    "Doc."; x = 1\n    return x\n', "def f():\n    x = 1\n    return x\n"),
        ('def f():\n    x = 1; "no doc"\n    return x\n', "def f():\n    x = 1\n    return x\n"),
        ('def f():\n    x = 1; "no doc"; y = 2\n', "def f():\n    x = 1; y = 2\n"),
        ('def f():\n    x = 1; "no doc"  # why\n', "def f():\n    x = 1  # why\n"),
        ('def f():\n    "Doc."  # keep\n    return 1\n', "def f():\n    # keep\n    return 1\n"),
        ('def f():\n    "Doc.";\n    return 1\n', "def f():\n    return 1\n"),
        # A docstring behind an import is none for Python, and says as much.
        (
            'def f():\n    import math\n    """Doc."""\n    return math.pi\n',
            "def f():\n    import math\n    return math.pi\n",
        ),
        ("def f():\n    ('one'\n     'two')\n    return 1\n", "def f():\n    return 1\n"),
        ('class A:\n    """Doc."""\n    x = 1\n    """About x."""\n', "class A:\n    x = 1\n"),
        ('class A:\n    """Doc."""\n', "class A:\n    pass\n"),
        ('"""About what follows."""\ndef f():\n    return 1\n', "def f():\n    return 1\n"),
        ('if x:\n    "a"\n    "b"\nelse:\n    "c"\n', "if x:\n    pass\nelse:\n    pass\n"),
        (
            'def f():\n\t"Doc."\n\n\tdef g():\n\t\t"Inner."\n\t\treturn "kept"\n\treturn g\n',
            'def f():\n\n\tdef g():\n\t\treturn "kept"\n\treturn g\n',
        ),
        ('def f():\n    "Größe 🙂"; return "é"  # ü\n', 'def f():\n    return "é"  # ü\n'),
        ('async def f():\n    r"\\d"\n    return b"bytes"\n', 'async def f():\n    return b"bytes"\n'),
        (
            "match x:\n    case 1:\n        'a'\n    case _:\n        y = 1\n",
            "match x:\n    case 1:\n        pass\n    case _:\n        y = 1\n",
        ),
    ],
)
def test_the_string_goes_and_nothing_else(before: str, after: str) -> None:
    assert cut_docstrings(before) == after


def test_every_kind_of_block_is_looked_into() -> None:
    code = "try:\n    'a'\nexcept E:\n    'b'\nelse:\n    'c'\nfinally:\n    'd'\n"
    expected = "try:\n    pass\nexcept E:\n    pass\nelse:\n    pass\nfinally:\n    pass\n"
    assert cut_docstrings(code) == expected


@pytest.mark.parametrize(
    "code",
    [
        "def f():\n    return 1\n",
        'def f():\n    x = """kept"""\n    return x\n',
        'def f():\n    f"{g()}"\n    return 1\n',
        'def f():\n    b"bytes"\n    "a".strip()\n    ...\n',
        "",
        "\n# only a comment\n",
    ],
)
def test_code_without_docstrings_is_left_alone(code: str) -> None:
    assert cut_docstrings(code) == code


def test_a_syntax_error_is_refused_with_its_line() -> None:
    with pytest.raises(InputError) as caught:
        cut_docstrings("def f():\n    return (\n", path="f.py")
    assert caught.value.line == 2
    assert str(caught.value).startswith("f.py:2: syntax error: ")


@pytest.mark.parametrize(
    "line", ["x = {**a, 'b': 1}", "def g(*, a, b=c): return a", "global a, b", "f'{x!r:>{y}}'; import a as b"]
)
def test_unusual_nodes_are_no_hindrance(line: str) -> None:
    assert cut_docstrings(f"def f():\n    'Doc.'\n    {line}\n") == f"def f():\n    {line}\n"


def test_a_deep_expression_is_no_hindrance() -> None:
    code = f"def f(x):\n    return {' + '.join('x' * 900)}\n"
    assert cut_docstrings(code.replace(":\n", ":\n    'Doc.'\n", 1)) == code


STRINGS = st.text(alphabet="aé🙂 '\"#;\\n:", max_size=8).map(repr)
LINES = st.sampled_from(["x = 1", "y = 'kept'; z = 2", "# a comment", "return x", "", "print('s')"])


@given(st.lists(st.tuples(st.booleans(), STRINGS, LINES), min_size=1, max_size=8), st.booleans())
def test_all_other_lines_stay_as_they_were(parts: list[tuple[bool, str, str]], tabs: bool) -> None:
    blank = "\t" if tabs else "    "
    lines = [string if is_string else line for is_string, string, line in parts]
    kept = [line for is_string, _, line in parts if not is_string]
    head, tail = "def f(x):", "x"
    code = "\n".join([head, *(blank + line for line in lines), blank + tail])
    expected = "\n".join([head, *(blank + line for line in kept), blank + tail])
    ast.parse(code)
    assert cut_docstrings(code) == expected
