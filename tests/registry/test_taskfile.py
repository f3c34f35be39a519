from __future__ import annotations

import ast
import keyword
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from execretrieval.errors import InputError
from execretrieval.registry import Task, layout, parse_taskfile, read_taskfile, to_taskfile

GOOD = '''"""Mean of the last k readings; none give 0.0."""

import math


def tail_mean(readings, k):
    """Say it again."""
    if k <= 0:
        return 0.0
    return math.fsum(readings[-k:]) / k  # floats


assert tail_mean([2, 4, 6], 2) == 5.0
assert tail_mean([], 0) == 0.0  # nothing
'''


def parsed(text: str) -> Task:
    return parse_taskfile(text, task_id="t", domain="d")


def refusal(text: str) -> tuple[int | None, str]:
    with pytest.raises(InputError) as caught:
        parse_taskfile(text, task_id="t", domain="d", path="t.py")
    assert caught.value.path == "t.py"
    return caught.value.line, caught.value.reason


def test_a_file_holds_query_code_and_tests() -> None:
    assert parsed(GOOD) == Task(
        "t",
        "tail_mean",
        "Mean of the last k readings; none give 0.0.",
        "d",
        "import math\n\n\ndef tail_mean(readings, k):\n    if k <= 0:\n        return 0.0\n"
        "    return math.fsum(readings[-k:]) / k  # floats",
        ("assert tail_mean([2, 4, 6], 2) == 5.0", "assert tail_mean([], 0) == 0.0"),
        {"source": "file"},
    )


def suite_of(text: str) -> tuple[str, ...]:
    return parsed(f'"""Q."""\ndef f(x):\n    return x\n{text}').test_suite


@pytest.mark.parametrize(
    ("text", "tests"),
    [
        ("assert f(1)\nassert f(2)\n", ("assert f(1)", "assert f(2)")),
        ("assert f(1); assert f(2)\n", ("assert f(1)", "assert f(2)")),
        ("# tests\nassert f(1)", ("assert f(1)",)),
        ("# Tests  \nx = 1\nassert f(x)\nassert f(2)", ("x = 1\nassert f(x)", "assert f(2)")),
        ("#tests\nimport math\n\n# pi\nassert f(math.pi)", ("import math\n\n# pi\nassert f(math.pi)",)),
        (
            "assert f(1)\nx: int = 2\nx += 1\ndel x\nassert f(2)",
            ("assert f(1)", "x: int = 2\nx += 1\ndel x\nassert f(2)"),
        ),
        (
            "assert f(1)\n\ndef check():\n    assert f(2)\n\ncheck()\n",
            ("assert f(1)", "def check():\n    assert f(2)\n\ncheck()"),
        ),
        (
            "assert f(1)\n@wraps\nclass A:\n    pass\nassert f(A)\n",
            ("assert f(1)", "@wraps\nclass A:\n    pass\nassert f(A)"),
        ),
        (
            "# tests\ntry:\n    f()\nexcept E:\n    pass\nelse:\n    assert 0\nfor i in 1, 2:\n    f(i)",
            (
                "try:\n    f()\nexcept E:\n    pass\nelse:\n    assert 0",
                "for i in 1, 2:\n    f(i)",
            ),
        ),
        ("assert f(1) == (\n    1\n)\nf(2)\n", ("assert f(1) == (\n    1\n)", "f(2)")),
        ("assert f('é🙂') == 'é🙂'; assert f('ü')", ("assert f('é🙂') == 'é🙂'", "assert f('ü')")),
        ("assert f(1)\nif __name__ == '__main__':\n    print(f(2))\n", ("assert f(1)",)),
        ("assert f(1)\n'a remark'\nassert f(2)", ("assert f(1)", "'a remark'\nassert f(2)")),
        ("assert f('''\n# tests\n''')\n", ("assert f('''\n# tests\n''')",)),
    ],
)
def test_each_statement_is_a_test_and_set_up_belongs_to_the_next(text: str, tests: tuple[str, ...]) -> None:
    assert suite_of(text) == tests


def test_the_mark_counts_between_statements_only() -> None:
    code = 'def f(x):\n# tests\n    y = """\n# tests\n"""\n    return x\nLIMIT = 3'
    task = parsed(f'"""Q."""\n{code}\n# tests\nassert f(1)\n')
    assert task.canonical == code
    assert task.test_suite == ("assert f(1)",)


@pytest.mark.parametrize(
    ("code", "tests", "name"),
    [
        ("def g(x): return x\ndef f(x): return g(x)", "assert f(1)\nassert f(2)\nassert g(1)", "f"),
        ("def f(x): return g(x)\ndef g(x): return x", "assert f(1)\nassert f(2)\nassert g(1)", "f"),
        # As often as each other: helpers come first.
        ("def encode(x): return x\ndef decode(x): return x", "assert decode(encode(1)) == 1", "decode"),
        ("def f(x): return x", "assert list(map(f, [1])) == [1]", "f"),
        ("f = lambda x: x", "assert f(1)", "f"),
        ("async def f(x): return x", "import asyncio\nassert asyncio.run(f(1))", "f"),
        ("class Pair: pass\ndef f(x): return x", "assert f(Pair(), Pair())", "f"),
    ],
)
def test_the_function_under_test_is_the_one_most_tests_use(code: str, tests: str, name: str) -> None:
    assert parsed(f'"""Q."""\n{code}\n# tests\n{tests}\n').function_name == name


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("def f():\n    return 1\nassert f()\n", 1, "has no query; begin the file with it"),
        ('"""  """\ndef f():\n    return 1\nassert f()\n', 1, "has no query"),
        ('"""Q."""\ndef f():\n    return 1\n\n\n', 3, "has no tests; add asserts"),
        ('"""Q."""', 1, "has no tests"),
        ('"""Q."""\nx = 1\nassert x\n', 3, "the code defines no function; define it before the tests"),
        ('"""Q."""\nassert f()\ndef f():\n    return 1\n', None, "set-up at the end belongs to no test"),
        (
            '"""Q."""\ndef f():\n    return 1\ndef g():\n    return 2\nassert 1\n',
            6,
            "the tests call no function of the code, which defines f, g",
        ),
        ('"""Q."""\ndef f(:\n    return 1\nassert f()\n', 2, "syntax error: "),
        ('"""Q."""\ndef f():\n    return 1\nassert f(\n', 4, "syntax error: "),
        ('"""Q."""; x = 1\ndef f():\n    return 1\nassert f()\n', 1, "put the code on lines of its own"),
        ('"""Q."""\ndef f():\n    return 1\nassert f()\nx = 1\n', 5, "set-up at the end belongs to no test"),
        ('"""Q."""\nx = ' + "(" * 300 + ")" * 300 + "\nassert x", None, ""),
        ('"""Q."""\nx = ' + "-" * 100_000 + "1\nassert x", None, "is nested too deeply to parse"),
    ],
)
def test_what_is_missing_is_said_with_line_and_remedy(text: str, line: int | None, reason: str) -> None:
    found_line, found = refusal(text)
    assert found.startswith(reason)
    if line is not None:
        assert found_line == line


def test_a_query_that_no_file_can_hold_is_refused() -> None:
    line, reason = refusal('"""Half \\ud83d."""\ndef f():\n    return 1\nassert f()\n')
    assert (line, reason) == (1, "the query holds half of a surrogate pair, which no file can")


@given(
    st.lists(
        st.sampled_from(
            [
                '"""Q."""',
                "def f(x):",
                "    return x",
                "assert f(1)",
                "# tests",
                "x = (",
                '"',
                ";",
                "\n",
                "\t",
                "\f",
                "\r",
                "é",
            ]
        )
    ).map("".join)
    | st.text()
)
def test_any_text_is_a_task_or_one_clear_error(text: str) -> None:
    try:
        found = str(parsed(text).task_id)
    except InputError as error:
        found = error.reason
    assert found
    assert "\n" not in found


@pytest.mark.parametrize("encode", ["utf-8", "utf-8-sig", "latin-1"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends_make_no_difference(tmp_path: Path, encode: str, end: str) -> None:
    text = f'# -*- coding: {encode} -*-\n"""Länge."""\ndef f(x):\n    return "é"\nassert f(1) == "é"\n'
    path = tmp_path / "geometry" / "f.py"
    path.parent.mkdir()
    path.write_bytes(text.replace("\n", end).encode(encode))
    task = read_taskfile(path)
    expected = Task(
        "geometry/f",
        "f",
        "Länge.",
        "geometry",
        'def f(x):\n    return "é"',
        ('assert f(1) == "é"',),
        {"source": "file"},
    )
    assert task == expected


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty"),
        (b"\n \n", "is empty"),
        (b"\x7fELF\x00\x01", "is a binary file, not Python source"),
        (b'"""\xff"""\n', "is not Python source: "),
        (b"# -*- coding: klingon -*-\n", "is not Python source: unknown encoding: klingon"),
    ],
)
def test_a_file_that_is_no_python_source_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "f.py"
    path.write_bytes(content)
    with pytest.raises(InputError) as caught:
        read_taskfile(path)
    assert caught.value.reason.startswith(reason)
    assert caught.value.path == str(path)


def test_missing_files_and_folders_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        read_taskfile(tmp_path / "none.py")
    with pytest.raises(InputError, match="is a folder"):
        read_taskfile(tmp_path)


@pytest.mark.parametrize(
    ("folder", "domain"), [("geometry", "geometry"), ("My Tasks-2", "my_tasks_2"), ("über", "ber")]
)
def test_the_domain_is_the_folders_name(tmp_path: Path, folder: str, domain: str) -> None:
    path = tmp_path / folder / "tail.py"
    path.parent.mkdir()
    path.write_text(GOOD)
    assert read_taskfile(path).domain == domain
    assert read_taskfile(path).task_id == f"{domain}/tail"
    assert read_taskfile(path, domain="other").task_id == "other/tail"


def test_a_folder_that_names_no_domain_asks_for_one(tmp_path: Path) -> None:
    path = tmp_path / "2024" / "tail.py"
    path.parent.mkdir()
    path.write_text(GOOD)
    with pytest.raises(InputError, match="--domain"):
        read_taskfile(path)


def test_the_layout_says_where_the_parts_stand() -> None:
    found = layout(GOOD)
    assert GOOD[slice(*found.code)].strip().startswith("import math")
    assert GOOD[slice(*found.code)].strip().endswith("# floats")
    assert [GOOD[slice(*span)] for span in found.tests] == list(parsed(GOOD).test_suite)


NAMES = st.text(alphabet="abcé_", min_size=1, max_size=5).filter(
    lambda name: name.isidentifier() and not keyword.iskeyword(name)
)
TEXTS = st.text(max_size=12)
QUERIES = st.text(min_size=1, max_size=40).map(str.strip).filter(bool)


@st.composite
def made_tasks(draw: st.DrawFn) -> Task:
    name, helper = draw(NAMES), draw(NAMES)
    assume(name != helper)
    text = draw(TEXTS)
    canonical = draw(
        st.sampled_from(
            [
                f"def {name}(x):\n    return x + {text!r}",
                f"import re\n\ndef {helper}(x):\n\treturn x\n\n# why\ndef {name}(x):\n\treturn {helper}(x)",
                f"LIMIT = {text!r}\n\ndef {name}(x=LIMIT):\n    # tests\n    return x  # end",
            ]
        )
    )
    values = draw(st.lists(st.tuples(st.sampled_from(["", "x", "def"]), TEXTS), min_size=1, max_size=4))
    tests = []
    for kind, value in values:
        test = f"assert {name}({value!r}) != {text!r}"
        if kind == "x":
            test = f"x = {value!r}\n\nassert {name}(x)"
        elif kind == "def":
            test = f"def check():\n    assert {name}({value!r})\n\ncheck()"
        tests.append(test)
    return Task("t", name, draw(QUERIES), "d", canonical, tuple(tests), {"source": "file"})


@given(made_tasks())
def test_a_task_written_is_the_task_read(task: Task) -> None:
    text = to_taskfile(task)
    assert ast.get_docstring(ast.parse(text), clean=False) == task.query
    assert parsed(text) == task


@given(QUERIES)
def test_any_query_fits_a_docstring(query: str) -> None:
    task = Task("t", "f", query, "d", "def f(x):\n    return x", ("assert f(1)",), {"source": "file"})
    assert parsed(to_taskfile(task)) == task


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("query", " indented", "its query would read back changed"),
        ("canonical", 'def f(x):\n    "Doc."\n    return x', "its canonical would read back changed"),
        ("canonical", "def f(x):\n    return x\n", "its canonical would read back changed"),
        ("canonical", "def f(x):\n    return x\nassert f(1)", "its canonical would read back changed"),
        ("canonical", "x = 1", "the code defines no function"),
        ("test_suite", ("assert f(1)\nassert f(2)",), "its test_suite would read back changed"),
        ("test_suite", ("assert f(1)", "x = 1"), "set-up at the end belongs to no test"),
        ("test_suite", ("assert f(1)  # why",), "its test_suite would read back changed"),
        ("test_suite", ("assert f(",), "syntax error"),
        ("function_name", "g", "its function_name would read back changed"),
    ],
)
def test_a_task_that_does_not_fit_is_refused(field: str, value: object, reason: str) -> None:
    fields = {
        "query": "Q.",
        "canonical": "def f(x):\n    return x",
        "test_suite": ("assert f(1)",),
        "function_name": "f",
    }
    task = Task(task_id="set/9", domain="d", **{**fields, field: value})  # type: ignore[arg-type]
    with pytest.raises(InputError) as caught:
        to_taskfile(task)
    assert "set/9" in caught.value.reason
    assert reason in caught.value.reason
    assert "JSONL" in caught.value.reason
